export { bookmarkSearchWords } from './messages/bookmarkSearch.ts';
export { bookmarkWords } from './messages/bookmarks.ts';
export { contactWords, globalSearchWords, groupWords } from './messages/globalSearch.ts';
export { paletteWords } from './messages/palette.ts';
