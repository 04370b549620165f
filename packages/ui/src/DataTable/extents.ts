/** The positions of rows that have the same height, apart from expanded ones with details. */
export interface Extents {
  total: number;
  /** Returns the distance of a row from the first, in pixels. */
  offsetOf: (index: number) => number;
  /** Returns the index of the row at a distance from the first. */
  indexAt: (offset: number) => number;
}

/**
 * Computes the positions of rows. `details` is the additional height in pixels of expanded rows,
 * with their indices in ascending order.
 */
export function extents(
  count: number,
  rowHeight: number,
  details: readonly (readonly [index: number, height: number])[] = [],
): Extents {
  const offsetOf = (index: number) => {
    let offset = index * rowHeight;
    for (const [at, height] of details) {
      if (at >= index) break;
      offset += height;
    }
    return offset;
  };
  return {
    total: offsetOf(count),
    offsetOf,
    indexAt: (offset) => {
      let above = 0;
      for (const [at, height] of details) {
        const end = (at + 1) * rowHeight + above + height;
        if (offset < end) return Math.min(at, Math.floor((offset - above) / rowHeight));
        above += height;
      }
      return Math.floor((offset - above) / rowHeight);
    },
  };
}
