/** Pan and zoom for a picture: drag, wheel, pinch, buttons, keys. */

import { h } from '../app/dom.js';

const LEAST = 0.2;
const MOST = 6;
/** Pixels that a finger may tremble before it counts as a drag. */
const STILL = 5;
/** Pixels around the element with the focus. */
const MARGIN = 12;

/** @param svg a picture whose viewBox is its whole extent */
export function panAndZoom(svg, { width, height }) {
  let box = { x: 0, y: 0, w: width, h: height };
  const apply = () => svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.w} ${box.h}`);
  const scale = () => width / box.w;
  /** Zooms around a point of the picture, which stays where it is. */
  const zoom = (factor, at = { x: box.x + box.w / 2, y: box.y + box.h / 2 }) => {
    const next = Math.min(MOST, Math.max(LEAST, scale() * factor)) / scale();
    box = {
      x: at.x - (at.x - box.x) / next,
      y: at.y - (at.y - box.y) / next,
      w: box.w / next,
      h: box.h / next,
    };
    apply();
  };
  const pan = (dx, dy) => {
    box = { ...box, x: box.x + dx, y: box.y + dy };
    apply();
  };
  const step = (across, down) => pan(across * box.w, down * box.h);
  const whole = () => {
    box = { x: 0, y: 0, w: width, h: height };
    apply();
  };
  // The picture keeps its aspect ratio inside the frame, so only its matrix gives the true
  // position.
  const at = ({ x, y }) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  const shift = (dx, dy) => {
    const { a } = svg.getScreenCTM();
    pan(-dx / a, -dy / a);
  };
  dragging(svg, { shift, zoom, at });
  svg.addEventListener('focusin', (event) => {
    // An element chosen by a pointer is visible, and must not move away under it.
    if (event.target.matches(':focus-visible')) {
      shift(...intoSight(event.target.getBoundingClientRect(), svg.getBoundingClientRect()));
    }
  });
  svg.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, at({ x: event.clientX, y: event.clientY }));
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
    const arrow = { ArrowLeft: [-0.12, 0], ArrowRight: [0.12, 0], ArrowUp: [0, -0.12], ArrowDown: [0, 0.12] }[
      event.key
    ];
    if (event.target === frame && arrow) {
      event.preventDefault();
      step(...arrow);
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

/** Returns how far to move something into a frame. */
function intoSight(thing, frame) {
  const way = (from, to, least, most) =>
    from < least + MARGIN ? least + MARGIN - from : to > most - MARGIN ? most - MARGIN - to : 0;
  return [
    way(thing.left, thing.right, frame.left, frame.right),
    way(thing.top, thing.bottom, frame.top, frame.bottom),
  ];
}

/** One finger or the mouse pans the picture, two fingers zoom. */
function dragging(svg, { shift, zoom, at }) {
  const fingers = new Map();
  const place = (event) => ({ x: event.clientX, y: event.clientY });
  const span = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  let moved = false;
  svg.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, place(event));
    moved = false;
  });
  svg.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = place(event);
    if (!moved && span(now, before) < STILL) {
      return;
    }
    moved = true;
    svg.setPointerCapture(event.pointerId);
    svg.classList.add('dragging');
    if (fingers.size === 2) {
      const other = [...fingers.entries()].find(([id]) => id !== event.pointerId)[1];
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoom(span(now, other) / Math.max(1, span(before, other)), at(middle));
    } else {
      shift(now.x - before.x, now.y - before.y);
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
