const tabbable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"], [inert] *)';

/** Returns the tabbable elements inside an element, in order. */
export const tabbableIn = (element: Element): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>(tabbable)).filter(
    (candidate) => candidate.checkVisibility?.() ?? true,
  );
