import type { SearchContact, SearchFile } from '@servery/api';
import { searchKey } from '@servery/domain/search';
import type { KnownPage } from './place.ts';

/**
 * Returns how well texts match a word: 3 if a text starts with it, 2 if a word does, 1 if it's
 * contained, otherwise 0.
 */
function points(texts: readonly string[], word: string): number {
  if (texts.some((text) => text.startsWith(word))) return 3;
  if (texts.some((text) => text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))))
    return 2;
  return texts.some((text) => text.includes(word)) ? 1 : 0;
}

/** Returns the rows that match every word of the search text, best matches first. */
export function matching<Row>(
  rows: readonly Row[],
  typed: string,
  textsOf: (row: Row) => readonly string[],
): Row[] {
  const words = searchKey(typed).split(' ').filter(Boolean);
  const found = rows.flatMap((row) => {
    const texts = textsOf(row).map(searchKey);
    const each = words.map((word) => points(texts, word));
    if (words.length === 0 || each.includes(0)) return [];
    return [{ row, score: Math.min(...each) }];
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ row }) => row);
}

/** A page is found by its title in the app's language and in English. */
export const textsOfPage = ({ page, place }: KnownPage) => [place.title, page.title];
export const textsOfFile = ({ title, by }: SearchFile) => [title, by];
export const textsOfContact = ({ title, email }: SearchContact) => [title, email];
