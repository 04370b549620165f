import { merchantTexts } from '@servery/domain/merchants';
import { nameKey, searchKey } from '@servery/domain/search';

/** Returns the text for searches, with separators so that nothing matches across parts. */
export const searchTextOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.map((part) => searchKey(part ?? '')).join('\n');

/** Returns the keys of a row by its name: to sort by it, and to find it, also by other texts. */
export const nameKeysOf = (name: string, ...others: readonly string[]) => ({
  name_key: nameKey(name),
  search_text: searchTextOf(name, ...others),
});

/** Returns the keys of a merchant: to sort it by its name, and to find it. */
export function merchantKeysOf(merchant: Parameters<typeof merchantTexts>[0]) {
  const [name, ...others] = merchantTexts(merchant);
  return nameKeysOf(name, ...others);
}
