/** Starts the pages. */

import { page, startRouter } from './router.js';
import { startTheme } from './theme.js';
import { startShortcuts } from './shortcuts.js';

page('library', /^\/$/, () => import('../pages/library.js'));
page('play', /^\/play\/([^/]+)$/, () => import('../pages/play.js'));
page('understand', /^\/understand\/([^/]+)$/, () => import('../pages/understand.js'));
page('define', /^\/define$/, () => import('../pages/define.js'));
page('match', /^\/match\/([^/]+)$/, () => import('../pages/match.js'));
page('review', /^\/review(?:\/([^/]+))?$/, () => import('../pages/review.js'));
page('missing', /^.*$/, () => import('../pages/missing.js'));

startTheme();
startShortcuts();
startRouter();
