import { useLayoutEffect, type RefObject } from 'react';
import { placeBlock, placeEnd, placeStart } from './Toast.css.ts';
import { freePlace, type Box, type FreePlaceOptions } from './freePlace.ts';

const controls =
  'a[href], button, input, select, textarea, [role=button], [role=tab], [contenteditable=true]';

/** The boxes on the screen of what can be reached now: what is behind a modal dialog cannot. */
function boxesOf(selector: string, region: Element): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !region.contains(element))
    .filter((element) => !element.closest('[inert], [aria-hidden=true]'))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) =>
        width > 2 && height > 2 && bottom > 0 && top < innerHeight,
    );
}

function settle(region: HTMLElement, edge: FreePlaceOptions['edge'], align: Align) {
  const isRtl = getComputedStyle(region).direction === 'rtl';
  const physical = {
    start: isRtl ? 'right' : 'left',
    center: 'center',
    end: isRtl ? 'left' : 'right',
  };
  const { offsetWidth: width, offsetHeight: height } = region;
  const place = freePlace({
    view: { width: document.documentElement.getBoundingClientRect().width, height: innerHeight },
    size: { width, height },
    edge,
    align: physical[align] as FreePlaceOptions['align'],
    panels: boxesOf('[role=dialog], [role=alertdialog]', region),
    controls: boxesOf(controls, region),
  });
  const [start, end] = isRtl ? [place.right, place.left] : [place.left, place.right];
  region.style.setProperty(placeStart, `${start}px`);
  region.style.setProperty(placeEnd, `${end}px`);
  region.style.setProperty(placeBlock, `${place.block}px`);
}

type Align = 'start' | 'center' | 'end';

export interface PlaceOptions {
  edge: FreePlaceOptions['edge'];
  align: Align;
  /** Whether there are toasts. */
  isShown: boolean;
  /** Keeps the place while a pointer or the focus is on a toast. */
  isHeld: boolean;
}

/** Keeps toasts off everything that can be pressed, as far as there is room. */
export function useFreePlace(
  ref: RefObject<HTMLElement | null>,
  { edge, align, isShown, isHeld }: PlaceOptions,
): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !isShown || isHeld) return;
    let frame = 0;
    const place = () => settle(region, edge, align);
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
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
