import type { KeyboardEvent } from 'react';
import { optionId } from './Results.tsx';

interface SearchKeys {
  list: string;
  count: number;
  active: number;
  setActive: (index: number) => void;
  close: () => void;
}

/** Keyboard handler of the field: arrow keys select a result, Enter opens it, Escape closes. */
export function useSearchKeys({ list, count, active, setActive, close }: SearchKeys) {
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const isPaletteKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    // Close the search, because the page opens its command palette on the same keys.
    if (isPaletteKey) return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (count === 0) return;
    else if (step) setActive((active + step + count) % count);
    else if (event.key === 'PageDown') setActive(count - 1);
    else if (event.key === 'PageUp') setActive(0);
    else if (event.key === 'Enter') document.getElementById(optionId(list, active))?.click();
    else return;
    event.preventDefault();
  };
}
