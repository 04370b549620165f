import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { FreePlaceOptions } from './freePlace.ts';
import type { Align, settle as Settle } from './settle.ts';

export interface PlaceOptions {
  edge: FreePlaceOptions['edge'];
  align: Align;
  /** Whether there are toasts. */
  isShown: boolean;
  /** Keeps the place while a pointer or the focus is on a toast. */
  isHeld: boolean;
}

let settle: typeof Settle | undefined;

/** Loads the arithmetic apart from the page's first code; toasts stay in their corner until then. */
async function loadSettle(): Promise<void> {
  ({ settle } = await import('./settle.ts'));
}

/** Keeps toasts off everything that can be pressed, as far as there is room. */
export function useFreePlace(
  ref: RefObject<HTMLElement | null>,
  { edge, align, isShown, isHeld }: PlaceOptions,
): void {
  useEffect(() => {
    // Loaded while the page is idle, so that it is there when the first toast comes.
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
    // Drawers and bars come and go while a toast is shown.
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
