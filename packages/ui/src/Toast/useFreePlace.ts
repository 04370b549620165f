import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { FreePlaceOptions } from './freePlace.ts';
import type { Align, settle as Settle } from './settle.ts';

export interface PlaceOptions {
  edge: FreePlaceOptions['edge'];
  align: Align;
  /** Whether there are toasts. */
  isShown: boolean;
  /** Whether the pointer or focus is on a toast, so that the region doesn't move. */
  isHeld: boolean;
}

let settle: typeof Settle | undefined;

/**
 * Loads the placement code, which isn't part of the page's initial code. Toasts stay in their
 * corner until then.
 */
async function loadSettle(): Promise<void> {
  ({ settle } = await import('./settle.ts'));
}

/** Keeps toasts off all controls, as far as there's space. */
export function useFreePlace(
  ref: RefObject<HTMLElement | null>,
  { edge, align, isShown, isHeld }: PlaceOptions,
): void {
  useEffect(() => {
    // Preload it after a delay, so that it's available for the first toast.
    const load = () => void loadSettle().catch(() => undefined);
    const timer = setTimeout(load, 2_000);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !isShown || isHeld) return;
    let frame = 0;
    const place = () => settle?.(region, edge, align);
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    if (settle) place();
    else void loadSettle().then(later, () => undefined);
    const resizes = new ResizeObserver(later);
    resizes.observe(region);
    resizes.observe(document.documentElement);
    // Drawers and bars can open and close while a toast is shown.
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', later, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [ref, edge, align, isShown, isHeld]);
}
