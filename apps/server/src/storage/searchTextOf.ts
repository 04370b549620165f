import { nameKey, searchKey } from '@servery/domain/search';

/** Returns the text for searches, with separators so that nothing matches across parts. */
export const searchTextOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => searchKey(part ?? '')).join('\n');

/** Returns the keys of a row by its name: to sort by it, and to find it, also by other texts. */
export const nameKeysOf = (name: string, ...others: readonly string[]) => ({
  name_key: nameKey(name),
  search_text: searchTextOf(name, ...others),
});
