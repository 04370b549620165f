export { pages } from './pages.ts';
export { contactOf, mostFound, showBookmarks, showEverything, showPage } from './show.ts';
