import { placeBlock, placeEnd, placeStart } from './Toast.css.ts';
import { freePlace, type Box, type FreePlaceOptions } from './freePlace.ts';

/** The edge of the reading direction that toasts are aligned with. */
export type Align = 'start' | 'center' | 'end';

const controls =
  'a[href], button, input, select, textarea, [role=button], [role=tab], [contenteditable=true]';

let pointer: FreePlaceOptions['pointer'] = null;

/** Stores the position of the mouse. Touch has no position between presses. */
const follow = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
  pointer = pointerType === 'touch' ? null : { x, y };
};
// The listeners are added once, because the module loads once, in a browser.
addEventListener('pointermove', follow, { passive: true, capture: true });
addEventListener('pointerdown', follow, { passive: true, capture: true });
document.documentElement.addEventListener('pointerleave', () => {
  pointer = null;
});

/** Returns the boxes of matching elements on the screen, except those behind a modal dialog. */
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

/**
 * Moves the region of toasts away from the mouse, to the position that covers the fewest controls.
 */
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
    pointer,
  });
  const [start, end] = isRtl ? [place.right, place.left] : [place.left, place.right];
  region.style.setProperty(placeStart, `${start}px`);
  region.style.setProperty(placeEnd, `${end}px`);
  region.style.setProperty(placeBlock, `${place.block}px`);
}
