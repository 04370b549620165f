/** A whole number from `min` to `max` that follows from words: the same ones give the same number. */
export function draw(words: string, min: number, max: number): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  // The low bits of such a hash follow the last letter; the high ones do not.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  return min + (((hash ^ (hash >>> 13)) >>> 0) % (max - min + 1));
}
