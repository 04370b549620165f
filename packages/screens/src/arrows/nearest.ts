/** The direction of an arrow key on screen. */
export type Arrow = 'up' | 'down' | 'left' | 'right';

/** The position of an element on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const middle = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/**
 * Returns the index of the box that an arrow key leads to from the box `from`: the best one ahead
 * with the least sideways offset, or -1 if there is none.
 */
export function nearest(boxes: readonly Box[], from: number, arrow: Arrow): number {
  const start = boxes[from];
  if (!start) return -1;
  const here = middle(start);
  const sign = arrow === 'up' || arrow === 'left' ? -1 : 1;
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const { x, y } = middle(box);
    const isUpright = arrow === 'up' || arrow === 'down';
    const gap = isUpright
      ? sign > 0
        ? box.top - start.bottom
        : start.top - box.bottom
      : sign > 0
        ? box.left - start.right
        : start.left - box.right;
    if (gap < -1) continue;
    const aside = Math.abs(isUpright ? x - here.x : y - here.y);
    const way = gap + aside * (isUpright ? 3 : 0.5);
    if (way < least) [best, least] = [index, way];
  }
  return best;
}
