import {
  Problem,
  type FeatureOff,
  type SearchContact,
  type SearchFile,
  type SearchGroup,
  type SearchPage,
} from '@servery/api';
import type { Page } from '@servery/api/pages';

/** The number of results of a group that a screen shows. */
const searchLimit = 4;
/** The maximum number of results of a group that a host returns. */
export const maxFound = 200;

/**
 * The pages of the app, and the reader's data: the ids of their bookmarks, and the features that are
 * off for them.
 */
export interface PageReader {
  pages: readonly Page[];
  marked: readonly number[];
  off: readonly FeatureOff[];
}

/** Returns the pages of the features that a reader has, each with whether they bookmarked it. */
export const showPages = ({ pages, marked, off }: PageReader): SearchPage[] =>
  pages
    .filter(({ feature }) => !off.some((one) => one.feature === feature))
    .map(({ feature: _, ...page }) => ({ ...page, isBookmarked: marked.includes(page.id) }));

/**
 * Returns a page with whether a reader bookmarked it.
 *
 * @throws `notFound` if they have no such page
 */
export function showPage(id: number, reader: PageReader): SearchPage {
  const page = showPages(reader).find((known) => known.id === id);
  if (!page) throw new Problem('notFound');
  return page;
}

/**
 * Returns the pages that can be bookmarked, and the bookmarks in the order in which they were
 * added, without removed pages.
 */
export function showBookmarks(reader: PageReader): {
  suggestions: SearchPage[];
  bookmarks: SearchPage[];
} {
  const suggestions = showPages(reader);
  const bookmarks = reader.marked.flatMap((id) => suggestions.find((page) => page.id === id) ?? []);
  return { suggestions, bookmarks };
}

/** Returns all search results, in their groups. */
export const showEverything = (
  found: PageReader & {
    files: readonly SearchFile[];
    contacts: readonly SearchContact[];
  },
): SearchGroup[] => [
  { groupTitle: 'Pages', searchLimit, data: showPages(found) },
  { groupTitle: 'Files', searchLimit, data: found.files.slice(0, maxFound) },
  { groupTitle: 'Contacts', searchLimit, data: found.contacts.slice(0, maxFound) },
];

/**
 * Returns a person with an account as a contact: the username takes the place of the email address,
 * and there is no picture or date.
 */
export const contactOf = (person: { name: string; username: string }): SearchContact => ({
  title: person.name,
  email: person.username,
  img: null,
  date: null,
});
