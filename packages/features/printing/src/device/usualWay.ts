import { waysHere, type Way } from './ways.ts';

const key = 'servery.print.way';

/** The way that this device printed last, or the browser's own print. */
export function usualWay(): Way {
  try {
    const kept = localStorage.getItem(key);
    return waysHere().find((way) => way === kept) ?? 'dialog';
  } catch {
    return 'dialog';
  }
}

/** Remembers how this device prints. */
export function keepWay(way: Way): void {
  try {
    localStorage.setItem(key, way);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
