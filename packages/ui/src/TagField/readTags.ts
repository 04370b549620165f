/**
 * Returns the tags of a typed or pasted text, separated by commas, semicolons, tabs or lines,
 * without duplicates and tags that are already present.
 */
export function readTags(text: string, present: readonly string[]): string[] {
  const found = text
    .split(/[,،，;\n\t]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(found)].filter((tag) => !present.includes(tag));
}
