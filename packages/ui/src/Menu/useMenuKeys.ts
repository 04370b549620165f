import { useRef, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { focusStep, type Step } from '../overlays/roving.ts';
import { searchKey } from '../text/searchKey.ts';

const steps: Record<string, Step> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};
const typeaheadMs = 600;

/** Returns the rows of a menu, in order. */
export const rowsOf = (menu: HTMLElement) =>
  Array.from(menu.querySelectorAll<HTMLElement>('[role^=menuitem]'));

/** Returns the arrow keys that open and close a submenu, which depend on the reading direction. */
export function useLineKeys() {
  const isRtl = useLocale().direction === 'rtl';
  return isRtl
    ? { into: 'ArrowLeft', out: 'ArrowRight' }
    : { into: 'ArrowRight', out: 'ArrowLeft' };
}

/**
 * Returns the key handler of a menu: arrows, Home, End and typed letters move focus, Tab closes the
 * menu, an arrow key or Escape closes a submenu.
 */
export function useMenuKeys(close: () => void, back?: () => void) {
  const { out } = useLineKeys();
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>) => {
    const rows = rowsOf(event.currentTarget);
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      focusStep(rows, step);
    } else if (back && (event.key === out || event.key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      back();
    } else if (event.key === 'Tab') {
      close();
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
      const isLate = event.timeStamp - typed.current.at > typeaheadMs;
      const text = (isLate ? '' : typed.current.text) + event.key;
      typed.current = { text, at: event.timeStamp };
      rows.find((row) => searchKey(row.dataset.text ?? '').startsWith(searchKey(text)))?.focus();
    }
  };
}
