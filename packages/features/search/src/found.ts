import {
  searchLimit,
  type Output,
  type SearchContact,
  type SearchFile,
  type searchEverything,
} from '@servery/api';
import { matching, textsOfContact, textsOfFile, textsOfPage } from './matching.ts';
import { knownPages, type KnownPage, type Place } from './place.ts';

type Everything = Output<typeof searchEverything>['searchArr'];

/** Search results, best first. */
export interface Found {
  pages: readonly KnownPage[];
  files: readonly SearchFile[];
  contacts: readonly SearchContact[];
}

const rowsOf = <T extends Everything[number]['groupTitle']>(everything: Everything, title: T) =>
  everything.flatMap((group) =>
    group.groupTitle === title
      ? (group.data as Extract<Everything[number], { groupTitle: T }>['data'][number][])
      : [],
  );

/** Returns the results for a search text, at most `searchLimit` per group. */
export function findIn(everything: Everything, typed: string, places: readonly Place[]): Found {
  const pages = knownPages(rowsOf(everything, 'Pages'), places);
  return {
    pages: matching(pages, typed, textsOfPage).slice(0, searchLimit),
    files: matching(rowsOf(everything, 'Files'), typed, textsOfFile).slice(0, searchLimit),
    contacts: matching(rowsOf(everything, 'Contacts'), typed, textsOfContact).slice(0, searchLimit),
  };
}

/** Returns the English titles of pages by URL, as additional search terms. */
export const englishTitles = (everything: Everything): ReadonlyMap<string, string> =>
  new Map(rowsOf(everything, 'Pages').map(({ link, title }) => [link, title]));
