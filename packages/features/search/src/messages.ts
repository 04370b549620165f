export { bookmarkSearchMessages } from './messages/bookmarkSearch.ts';
export { bookmarkMessages } from './messages/bookmarks.ts';
export { contactMessages, globalSearchMessages, groupMessages } from './messages/globalSearch.ts';
export { paletteMessages } from './messages/palette.ts';
