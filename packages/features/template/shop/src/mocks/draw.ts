/**
 * Returns a whole number from `min` to `max` derived from a text; equal texts give equal numbers.
 */
export function draw(text: string, min: number, max: number): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  // The low bits of this hash depend mostly on the last character, so mix in the high ones.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  return min + (((hash ^ (hash >>> 13)) >>> 0) % (max - min + 1));
}
