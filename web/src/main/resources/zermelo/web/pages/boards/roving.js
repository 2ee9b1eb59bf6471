/**
 * Arrow keys on a board. Tab reaches one place at a time; an arrow goes to the nearest place in its
 * direction on the screen.
 */

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function roving(container, selector = '.place') {
  const places = () => [...container.querySelectorAll(selector)];
  const stop = (place) => {
    places().forEach((other) => other.setAttribute('tabindex', other === place ? '0' : '-1'));
  };
  const all = places();
  const first = all.find((place) => place.classList.contains('open')) ?? all[0];
  if (first) {
    stop(first);
  }
  container.addEventListener('focusin', (event) => {
    const place = event.target.closest(selector);
    if (place) {
      stop(place);
    }
  });
  container.addEventListener('keydown', (event) => {
    const place = event.target.closest?.(selector);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const target =
      event.key === 'Home'
        ? places()[0]
        : event.key === 'End'
          ? places().at(-1)
          : STEPS[event.key]
            ? nearest(place, places(), STEPS[event.key])
            : null;
    if (event.key in STEPS || event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
    }
    target?.focus();
  });
}

function nearest(from, places, [dx, dy]) {
  const here = middle(from);
  let found = null;
  let least = Infinity;
  for (const place of places) {
    const there = middle(place);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    // Straight ahead is better than near but aside.
    const distance = along + 3 * aside;
    if (place !== from && along > 2 && aside <= 2 * along && distance < least) {
      found = place;
      least = distance;
    }
  }
  return found;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
