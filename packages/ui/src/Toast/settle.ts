import { placeBlock, placeEnd, placeStart } from './Toast.css.ts';
import { freePlace, type Box, type FreePlaceOptions } from './freePlace.ts';

/** The edge of the reading direction that toasts are aligned with. */
export type Align = 'start' | 'center' | 'end';

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

/** Moves the region of toasts to where it covers no control, or as few as possible. */
export function settle(region: HTMLElement, edge: FreePlaceOptions['edge'], align: Align) {
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
