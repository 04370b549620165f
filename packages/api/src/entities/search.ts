import * as v from 'valibot';
import { count, id } from '../fields.ts';

/** A page of the app that people look for and mark. */
export const searchPage = v.object({
  /** The same for ever: bookmarks are kept by it. */
  id,
  /** A short key, such as `order-history`. */
  target: v.string(),
  isBookmarked: v.boolean(),
  /** In English; an app shows its own words for the place. */
  title: v.string(),
  /** The name of an icon. */
  icon: v.string(),
  /** Where it stands in the app, such as `/orders/history`. */
  link: v.string(),
});
export type SearchPage = v.InferOutput<typeof searchPage>;

/** A file that somebody keeps here. */
export const searchFile = v.object({
  title: v.string(),
  /** Who put it there. */
  by: v.string(),
  /** In bytes. */
  size: count,
  /** Its address. */
  file: v.string(),
});
export type SearchFile = v.InferOutput<typeof searchFile>;

/** Somebody to get in touch with. */
export const searchContact = v.object({
  title: v.string(),
  /** Their e-mail address; the name that they sign in by where there is none. */
  email: v.string(),
  /** The address of a picture; null where there is none. */
  img: v.nullable(v.string()),
  /** The day they were last in touch, `YYYY-MM-DD`; null where nobody knows. */
  date: v.nullable(v.string()),
});
export type SearchContact = v.InferOutput<typeof searchContact>;

/** How many results of each group a screen shows. */
export const searchLimit = 4;

const group = <const T extends string, const R extends v.GenericSchema>(groupTitle: T, row: R) =>
  v.object({
    groupTitle: v.literal(groupTitle),
    searchLimit: v.literal(searchLimit),
    data: v.array(row),
  });

/** What can be found, in groups. */
export const searchGroup = v.variant('groupTitle', [
  group('Pages', searchPage),
  group('Files', searchFile),
  group('Contacts', searchContact),
]);
export type SearchGroup = v.InferOutput<typeof searchGroup>;
