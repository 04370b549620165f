/** A rectangle on the screen, in pixels from its upper left corner. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface FreePlaceOptions {
  view: { width: number; height: number };
  /** The size of all toasts together, in pixels. */
  size: { width: number; height: number };
  /** The edge of the screen that they appear at. */
  edge: 'above' | 'below';
  align: 'left' | 'center' | 'right';
  /** Open drawers and dialogs. Toasts appear next to them if there's enough space. */
  panels: readonly Box[];
  /** The buttons, links, fields and other controls on the screen. */
  controls: readonly Box[];
  /** The position of the mouse, in pixels from the upper left corner. No toast appears under it. */
  pointer?: { x: number; y: number } | null;
}

/** Insets in pixels. `block` is the distance from the edge that the toasts appear at. */
export interface FreePlace {
  left: number;
  right: number;
  block: number;
}

/** The minimum width of toasts next to a panel, in pixels, so that their text can be read. */
const minWidth = 320;

const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

function besidePanels({ view, panels }: FreePlaceOptions) {
  let [left, right] = [0, view.width];
  for (const panel of panels) {
    const before = panel.left - left;
    const after = right - panel.right;
    if (Math.max(before, after) < minWidth) continue;
    if (before > after) right = panel.left;
    else left = panel.right;
  }
  return { left, right };
}

/**
 * Returns the position of toasts that isn't under the pointer and covers the fewest controls, as
 * close to their edge as possible.
 */
export function freePlace(options: FreePlaceOptions): FreePlace {
  const { view, size, edge, align, controls, pointer } = options;
  const area = besidePanels(options);
  const width = Math.min(size.width, area.right - area.left);
  const spare = area.right - area.left - width;
  const left = area.left + { left: 0, center: spare / 2, right: spare }[align];
  const boxAt = (block: number): Box => ({
    left,
    right: left + width,
    top: edge === 'above' ? block : view.height - block - size.height,
    bottom: edge === 'above' ? block + size.height : view.height - block,
  });
  const column = { ...boxAt(0), top: 0, bottom: view.height };
  const mouse = pointer
    ? [{ left: pointer.x, right: pointer.x + 1, top: pointer.y, bottom: pointer.y + 1 }]
    : [];
  const near = [...controls, ...mouse].filter((box) => meets(box, column));
  const isCovered = (box: Box, block: number) => meets(box, boxAt(block));
  const covered = (block: number) =>
    near.filter((box) => isCovered(box, block)).length +
    // Covering the pointer counts more than all controls together.
    (mouse.some((box) => isCovered(box, block)) ? near.length : 0);
  const past = ({ top, bottom }: Box) => (edge === 'above' ? bottom : view.height - top);
  const blocks = [0, ...near.map(past)]
    .filter((block) => block === 0 || block + size.height <= view.height)
    .toSorted((one, other) => one - other);
  let best = { block: 0, count: Infinity };
  for (const block of blocks) {
    const count = covered(block);
    if (count < best.count) best = { block, count };
  }
  return { left: area.left, right: view.width - area.right, block: best.block };
}
