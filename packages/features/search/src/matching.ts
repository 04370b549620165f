import type { SearchContact, SearchFile } from '@servery/api';
import type { KnownPage } from './place.ts';

/** Lower case without accents, so that "resume" finds "Résumé". */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well some texts answer one word: one of their words starts so, has it inside, or none does. */
function points(texts: readonly string[], word: string): number {
  if (texts.some((text) => text.startsWith(word))) return 3;
  if (texts.some((text) => text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))))
    return 2;
  return texts.some((text) => text.includes(word)) ? 1 : 0;
}

/** The rows of which the texts answer every word that is typed, those whose words start so first. */
export function matching<Row>(
  rows: readonly Row[],
  typed: string,
  textsOf: (row: Row) => readonly string[],
): Row[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const found = rows.flatMap((row) => {
    const texts = textsOf(row).map(plain);
    const each = words.map((word) => points(texts, word));
    if (words.length === 0 || each.includes(0)) return [];
    return [{ row, score: Math.min(...each) }];
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ row }) => row);
}

/** A page is found by its words in the shown language and in English. */
export const textsOfPage = ({ page, place }: KnownPage) => [place.title, page.title];
export const textsOfFile = ({ title, by }: SearchFile) => [title, by];
export const textsOfContact = ({ title, email }: SearchContact) => [title, email];
