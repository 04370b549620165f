import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { searchGroup, searchPage } from '../entities/search.ts';
import { id } from '../fields.ts';

/** Everything that the caller may find; what is typed narrows it where they are. */
export const searchEverything = endpoint.get('/main-search/data', {
  summary: 'The pages, files and people that the caller may find, at most 200 of each.',
  capability: 'session',
  returns: v.object({ searchArr: v.array(searchGroup) }),
});

/** The pages that can be marked, and those that the caller marked, the first one first. */
export const listBookmarks = endpoint.get('/bookmarks/data', {
  summary: 'The pages that can be marked, and those that the caller marked, the first one first.',
  capability: 'session',
  returns: v.object({ suggestions: v.array(searchPage), bookmarks: v.array(searchPage) }),
});

/** Marks a page, or takes its mark away. */
export const toggleBookmark = endpoint.post('/bookmarks/update', {
  summary: 'Marks a page for the caller, or takes its mark away.',
  capability: 'session',
  body: v.strictObject({ id }),
  returns: searchPage,
  problems: ['notFound'],
});
