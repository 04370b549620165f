import { waysHere, type Way } from './ways.ts';

const key = 'servery.print.way';

/** Returns the connection that this device used last, or the browser's print dialog. */
export function usualWay(): Way {
  try {
    const saved = localStorage.getItem(key);
    return waysHere().find((way) => way === saved) ?? 'dialog';
  } catch {
    return 'dialog';
  }
}

/** Remembers the connection that this device prints by. */
export function saveWay(way: Way): void {
  try {
    localStorage.setItem(key, way);
  } catch {
    // Without storage, the user is asked again.
  }
}
