/** A picture that can be moved and made larger: drag, wheel, pinch, buttons, keys. */

import { h } from '../app/dom.js';

const LEAST = 0.2;
const MOST = 6;

/** @param svg a picture whose viewBox is its whole extent */
export function panAndZoom(svg, { width, height }) {
  let box = { x: 0, y: 0, w: width, h: height };
  const apply = () => svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.w} ${box.h}`);
  const scale = () => width / box.w;
  const zoom = (factor, cx = 0.5, cy = 0.5) => {
    const next = Math.min(MOST, Math.max(LEAST, scale() * factor)) / scale();
    const w = box.w / next;
    const hh = box.h / next;
    box = { x: box.x + (box.w - w) * cx, y: box.y + (box.h - hh) * cy, w, h: hh };
    apply();
  };
  const pan = (dx, dy) => {
    box = { ...box, x: box.x + dx * box.w, y: box.y + dy * box.h };
    apply();
  };
  const whole = () => {
    box = { x: 0, y: 0, w: width, h: height };
    apply();
  };
  const at = (event) => {
    const frame = svg.getBoundingClientRect();
    return { x: (event.clientX - frame.x) / frame.width, y: (event.clientY - frame.y) / frame.height };
  };
  dragging(svg, { pan, zoom, at });
  svg.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = at(event);
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, x, y);
    },
    { passive: false },
  );
  const frame = h(
    'div',
    {
      class: 'view',
      tabindex: '0',
      role: 'group',
      'aria-label': 'Picture; arrow keys move it, plus and minus change its size',
    },
    svg,
    h(
      'div',
      { class: 'view-tools' },
      h('button', { type: 'button', 'aria-label': 'Larger', on: { click: () => zoom(1.3) } }, '+'),
      h('button', { type: 'button', 'aria-label': 'Smaller', on: { click: () => zoom(1 / 1.3) } }, '−'),
      h('button', { type: 'button', 'aria-label': 'The whole picture', on: { click: whole } }, '⤢'),
    ),
  );
  frame.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: [-0.12, 0], ArrowRight: [0.12, 0], ArrowUp: [0, -0.12], ArrowDown: [0, 0.12] }[
      event.key
    ];
    if (event.target === frame && step) {
      event.preventDefault();
      pan(...step);
    } else if (event.key === '+' || event.key === '=') {
      zoom(1.3);
    } else if (event.key === '-') {
      zoom(1 / 1.3);
    } else if (event.key === '0') {
      whole();
    }
  });
  apply();
  return frame;
}

/** One finger or the mouse moves the picture, two fingers change its size. */
function dragging(svg, { pan, zoom, at }) {
  const fingers = new Map();
  let moved = false;
  svg.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, at(event));
    moved = false;
  });
  svg.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = at(event);
    if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < 0.008) {
      return;
    }
    moved = true;
    svg.setPointerCapture(event.pointerId);
    svg.classList.add('dragging');
    if (fingers.size === 2) {
      const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)[1];
      const span = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
      zoom(
        span(now, other) / Math.max(0.01, span(before, other)),
        (now.x + other.x) / 2,
        (now.y + other.y) / 2,
      );
    } else {
      pan(before.x - now.x, before.y - now.y);
    }
    fingers.set(event.pointerId, now);
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    svg.classList.remove('dragging');
  };
  svg.addEventListener('pointerup', lift);
  svg.addEventListener('pointercancel', lift);
  // A drag that ends on a node is no click on it.
  svg.addEventListener(
    'click',
    (event) => {
      if (moved) {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    { capture: true },
  );
}
