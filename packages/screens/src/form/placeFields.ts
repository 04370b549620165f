/** The path of a refused part of an input, and the reason. */
export type RefusedPart<Why> = readonly [path: string, why: Why];

/** Returns the field that shows a path: the path's own, or the closest one around it. */
function fieldAround(names: ReadonlySet<string>, path: string): string | null {
  if (names.has(path)) return path;
  const end = path.lastIndexOf('.');
  return end < 0 ? null : fieldAround(names, path.slice(0, end));
}

/**
 * Assigns refused parts to the fields that show them, keeping the first of each field. Parts
 * without a field are in `strays`.
 */
export function placeFields<Why>(names: ReadonlySet<string>, refused: readonly RefusedPart<Why>[]) {
  const placed = new Map<string, RefusedPart<Why>>();
  const strays: RefusedPart<Why>[] = [];
  for (const part of refused) {
    const name = fieldAround(names, part[0]);
    if (name === null) strays.push(part);
    else if (!placed.has(name)) placed.set(name, part);
  }
  return { placed, strays };
}
