import {
  Problem,
  type SearchContact,
  type SearchFile,
  type SearchGroup,
  type SearchPage,
} from '@servery/api';
import { pages } from './pages.ts';

/** How many results of a group a screen shows. */
const searchLimit = 4;
/** How many rows of a group a host answers. */
export const mostFound = 200;

/** The pages as somebody who marked these sees them. */
export const showPages = (marked: readonly number[]): SearchPage[] =>
  pages.map((page) => ({ ...page, isBookmarked: marked.includes(page.id) }));

/** One page as somebody who marked these sees it; refused where there is none. */
export function showPage(id: number, marked: readonly number[]): SearchPage {
  const page = pages.find((one) => one.id === id);
  if (!page) throw new Problem('notFound');
  return { ...page, isBookmarked: marked.includes(id) };
}

/** What can be marked and what is, in the order it was marked in; pages that are gone are left out. */
export function showBookmarks(marked: readonly number[]): {
  suggestions: SearchPage[];
  bookmarks: SearchPage[];
} {
  const suggestions = showPages(marked);
  const bookmarks = marked.flatMap((id) => suggestions.find((page) => page.id === id) ?? []);
  return { suggestions, bookmarks };
}

/** Everything that somebody may find, in its groups. */
export const showEverything = (found: {
  marked: readonly number[];
  files: readonly SearchFile[];
  contacts: readonly SearchContact[];
}): SearchGroup[] => [
  { groupTitle: 'Pages', searchLimit, data: showPages(found.marked) },
  { groupTitle: 'Files', searchLimit, data: found.files.slice(0, mostFound) },
  { groupTitle: 'Contacts', searchLimit, data: found.contacts.slice(0, mostFound) },
];

/** A person with an account as a contact: there is no e-mail address, picture or day of theirs yet. */
export const contactOf = (person: { name: string; username: string }): SearchContact => ({
  title: person.name,
  email: person.username,
  img: null,
  date: null,
});
