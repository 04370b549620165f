/** Which neighbour a key asks for. */
export type Step = 'next' | 'previous' | 'first' | 'last';

/** Moves the focus among the elements in their order, round and round; `null` when there is none. */
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
