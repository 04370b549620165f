import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { searchGroup, searchPage } from '../entities/search.ts';
import { id } from '../fields.ts';

/**
 * Returns everything that the caller has permission to find. Clients filter it as the user types.
 */
export const searchEverything = endpoint.get('/main-search/data', {
  summary: 'Returns the pages, files and people the caller can search, up to 200 of each.',
  capability: 'session',
  returns: v.object({ searchArr: v.array(searchGroup) }),
});

/** Returns the pages that can be bookmarked and the caller's bookmarks, in their order. */
export const listBookmarks = endpoint.get('/bookmarks/data', {
  summary: 'Lists the pages that can be bookmarked and the caller’s bookmarks, oldest first.',
  capability: 'session',
  returns: v.object({ suggestions: v.array(searchPage), bookmarks: v.array(searchPage) }),
});

/** Adds a bookmark for a page, or removes it. */
export const toggleBookmark = endpoint.post('/bookmarks/update', {
  summary: 'Adds or removes a bookmark of the caller.',
  capability: 'session',
  body: v.strictObject({ id }),
  returns: searchPage,
  problems: ['notFound'],
});
