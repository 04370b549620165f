import type { KeyboardEvent } from 'react';

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Returns the key handler of a list of tags: arrow keys move between remove buttons and the input;
 * Backspace and Delete press a remove button. `onBackspace` is called for Backspace in an empty
 * input.
 */
export function useTagKeys(onBackspace?: () => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const crosses = Array.from(list.querySelectorAll<HTMLElement>('li > span > button'));
    const field = list.querySelector('input');
    const target = event.target as HTMLElement;
    const [back, on] = isRightToLeft(list)
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    if (target === field) {
      if (event.key === 'Backspace' && field.value === '' && !event.repeat) onBackspace?.();
      if (event.key === back && field.selectionEnd === 0) crosses.at(-1)?.focus();
      return;
    }
    const at = crosses.indexOf(target);
    if (at < 0) return;
    if (event.key === back || event.key === on) {
      event.preventDefault();
      (crosses[Math.max(0, at + (event.key === on ? 1 : -1))] ?? field)?.focus();
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      target.click();
    }
  };
}
