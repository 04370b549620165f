/**
 * Returns the text for searches: in lower case, with separators so that nothing matches across
 * parts.
 */
export const searchTextOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => (part ?? '').normalize('NFC').toLowerCase()).join('\n');
