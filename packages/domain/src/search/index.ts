export { contactOf, maxFound, showBookmarks, showEverything, showPage } from './show.ts';
export type { PageReader } from './show.ts';
export { matchesSearch, searchKey } from './searchKey.ts';
