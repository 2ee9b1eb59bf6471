/** ESLint for the pages: its recommended rules, and some that find mistakes or keep one way of writing. */

import js from '@eslint/js';
import globals from 'globals';

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['src/main/resources/**/*.js'],
    languageOptions: { globals: globals.browser },
    rules: {
      'array-callback-return': 'error',
      curly: 'error',
      eqeqeq: 'error',
      'no-loop-func': 'error',
      'no-param-reassign': 'error',
      'no-promise-executor-return': 'error',
      'no-return-assign': 'error',
      'no-self-compare': 'error',
      'no-shadow': 'error',
      'no-template-curly-in-string': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unreachable-loop': 'error',
      'no-unused-expressions': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
];
