import * as v from 'valibot';
import { count, id } from '../fields.ts';

/** A page of the app that can be found and bookmarked. */
export const searchPage = v.object({
  /** Never changes, because bookmarks refer to it. */
  id,
  /** A short key, such as `order-history`. */
  target: v.string(),
  isBookmarked: v.boolean(),
  /** In English. Clients show their own translated title. */
  title: v.string(),
  /** The name of an icon. */
  icon: v.string(),
  /** Its path in the app, such as `/orders/history`. */
  link: v.string(),
});
export type SearchPage = v.InferOutput<typeof searchPage>;

/** A file that someone has stored. */
export const searchFile = v.object({
  title: v.string(),
  /** The name of the person who added it. */
  by: v.string(),
  /** In bytes. */
  size: count,
  /** Its URL. */
  file: v.string(),
});
export type SearchFile = v.InferOutput<typeof searchFile>;

/** A person to contact. */
export const searchContact = v.object({
  title: v.string(),
  /** Their email address, or their username if they have none. */
  email: v.string(),
  /** The URL of a picture; null if there is none. */
  img: v.nullable(v.string()),
  /** The day of the last contact, `YYYY-MM-DD`; null if unknown. */
  date: v.nullable(v.string()),
});
export type SearchContact = v.InferOutput<typeof searchContact>;

/** The number of results that a screen shows for each group. */
export const searchLimit = 4;

const group = <const T extends string, const R extends v.GenericSchema>(groupTitle: T, row: R) =>
  v.object({
    groupTitle: v.literal(groupTitle),
    searchLimit: v.literal(searchLimit),
    data: v.array(row),
  });

/** A group of search results. */
export const searchGroup = v.variant('groupTitle', [
  group('Pages', searchPage),
  group('Files', searchFile),
  group('Contacts', searchContact),
]);
export type SearchGroup = v.InferOutput<typeof searchGroup>;
