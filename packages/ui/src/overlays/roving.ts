/** The direction of a focus move. */
export type Step = 'next' | 'previous' | 'first' | 'last';

/**
 * Moves focus among elements in order, wrapping around. Returns the focused element, or null if
 * there's none.
 */
export function focusStep(elements: HTMLElement[], step: Step): HTMLElement | null {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const last = elements.length - 1;
  const index = {
    first: 0,
    last,
    next: at === last ? 0 : at + 1,
    previous: at <= 0 ? last : at - 1,
  }[step];
  const element = elements[index] ?? null;
  element?.focus();
  return element;
}
