/** Makes drawn elements act like buttons: by a click, by Enter and by Space. */

/** A key that is held down acts once. */
export function pressable(element, act) {
  element.addEventListener('click', act);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) {
        act(event);
      }
    }
  });
  return element;
}

/** Makes real buttons and forms inside act once too, however long Enter is held. */
export function pressedOnce(container) {
  container.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter') {
      event.preventDefault();
    }
  });
  return container;
}
