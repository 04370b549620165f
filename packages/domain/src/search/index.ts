export { byName, compareNames, isNameTaken, isSameName, nameKey } from './nameKey.ts';
export { contactOf, maxFound, showBookmarks, showEverything, showPage } from './show.ts';
export type { PageReader } from './show.ts';
export { amountOf } from './amountOf.ts';
export { phonePart } from './phonePart.ts';
export { matchesSearch, searchKey } from './searchKey.ts';
