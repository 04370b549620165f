/** The tags in what was written or pasted: parts between commas and lines, each once, none twice with those there. */
export function readTags(text: string, present: readonly string[]): string[] {
  const found = text
    .split(/[,،，;\n\t]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(found)].filter((tag) => !present.includes(tag));
}
