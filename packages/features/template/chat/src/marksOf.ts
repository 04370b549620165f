import { searchKey } from '@servery/domain/search';

const letters = new Intl.Segmenter();

/** Returns where a text contains a search text, by `searchKey`: the start and end of each match. */
export function marksOf(text: string, search: string): [from: number, until: number][] {
  const wanted = searchKey(search);
  if (wanted === '') return [];
  let key = '';
  /** The index in the text of the letter that each character of the key comes from. */
  const places: number[] = [];
  for (const { segment, index } of letters.segment(text)) {
    const space = key.endsWith(' ') ? '' : ' ';
    const part = /^\s+$/.test(segment) ? space : searchKey(segment);
    key += part;
    places.push(...Array.from({ length: part.length }, () => index));
  }
  const marks: [number, number][] = [];
  for (let at = key.indexOf(wanted); at !== -1; at = key.indexOf(wanted, at + wanted.length)) {
    const from = places[at]!;
    // A match can end within a letter: the first s of ß.
    const until = places.slice(at + wanted.length).find((place) => place > from) ?? text.length;
    if (from >= (marks.at(-1)?.[1] ?? 0)) marks.push([from, until]);
  }
  return marks;
}
