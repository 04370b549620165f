/** Where rows stand when most have one height and some an opened detail besides. */
export interface Extents {
  total: number;
  /** How far the row is from the first, in pixels. */
  offsetOf: (index: number) => number;
  /** The row at a distance from the first. */
  indexAt: (offset: number) => number;
}

/** `details` says how much the detail of a row adds, by the row's index, in ascending order. */
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
