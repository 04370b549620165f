/** A rectangle on the screen, in pixels from its left upper corner. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface FreePlaceOptions {
  view: { width: number; height: number };
  /** How large the toasts are together. */
  size: { width: number; height: number };
  /** The edge of the screen that they appear at. */
  edge: 'above' | 'below';
  align: 'left' | 'center' | 'right';
  /** Open drawers and dialogs: toasts appear beside them where there is room. */
  panels: readonly Box[];
  /** What can be pressed or typed into. */
  controls: readonly Box[];
}

/** Insets in pixels; `block` is the distance from the edge that the toasts appear at. */
export interface FreePlace {
  left: number;
  right: number;
  block: number;
}

/** What toasts need beside a panel, so that their words can be read. */
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

/** Where toasts cover no control, or as few as can be; as near to their edge as that allows. */
export function freePlace(options: FreePlaceOptions): FreePlace {
  const { view, size, edge, align, controls } = options;
  const room = besidePanels(options);
  const width = Math.min(size.width, room.right - room.left);
  const spare = room.right - room.left - width;
  const left = room.left + { left: 0, center: spare / 2, right: spare }[align];
  const boxAt = (block: number): Box => ({
    left,
    right: left + width,
    top: edge === 'above' ? block : view.height - block - size.height,
    bottom: edge === 'above' ? block + size.height : view.height - block,
  });
  const column = { ...boxAt(0), top: 0, bottom: view.height };
  const near = controls.filter((control) => meets(control, column));
  const covered = (block: number) => near.filter((control) => meets(control, boxAt(block))).length;
  const past = ({ top, bottom }: Box) => (edge === 'above' ? bottom : view.height - top);
  const blocks = [0, ...near.map(past)]
    .filter((block) => block === 0 || block + size.height <= view.height)
    .toSorted((one, other) => one - other);
  let best = { block: 0, count: Infinity };
  for (const block of blocks) {
    const count = covered(block);
    if (count < best.count) best = { block, count };
  }
  return { left: room.left, right: view.width - room.right, block: best.block };
}
