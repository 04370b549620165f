import {
  Problem,
  type SearchContact,
  type SearchFile,
  type SearchGroup,
  type SearchPage,
} from '@servery/api';
import { isTemplatePage, pages } from './pages.ts';

/** How many results of a group a screen shows. */
const searchLimit = 4;
/** How many rows of a group a host answers. */
export const mostFound = 200;

/** Who looks for pages: what they marked, and whether the template's pages are switched on for them. */
export interface PageReader {
  marked: readonly number[];
  has_template_apps: boolean;
}

/** The pages that somebody can open, with what they marked. */
export const showPages = ({ marked, has_template_apps }: PageReader): SearchPage[] =>
  pages
    .filter((page) => has_template_apps || !isTemplatePage(page))
    .map((page) => ({ ...page, isBookmarked: marked.includes(page.id) }));

/** One page with whether somebody marked it. Throws `notFound` if they have no such page. */
export function showPage(id: number, reader: PageReader): SearchPage {
  const page = showPages(reader).find((one) => one.id === id);
  if (!page) throw new Problem('notFound');
  return page;
}

/** What can be marked and what is, in the order it was marked in; pages that are gone are left out. */
export function showBookmarks(reader: PageReader): {
  suggestions: SearchPage[];
  bookmarks: SearchPage[];
} {
  const suggestions = showPages(reader);
  const bookmarks = reader.marked.flatMap((id) => suggestions.find((page) => page.id === id) ?? []);
  return { suggestions, bookmarks };
}

/** Everything that somebody may find, in its groups. */
export const showEverything = (
  found: PageReader & {
    files: readonly SearchFile[];
    contacts: readonly SearchContact[];
  },
): SearchGroup[] => [
  { groupTitle: 'Pages', searchLimit, data: showPages(found) },
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
