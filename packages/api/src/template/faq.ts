import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, sen, text } from '../fields.ts';

/** The icons of the FAQ's categories and their headings. */
export const faqIcons = [
  'receipt',
  'card',
  'utensils',
  'table',
  'printer',
  'settings',
  'tag',
] as const;
export type FaqIcon = (typeof faqIcons)[number];

/** A page of the back office that a category is about. */
export const faqPage = v.object({
  title: v.string(),
  nav_link: v.string(),
  create_title: v.string(),
  create_link: v.string(),
});

/** A question with the paragraphs of its answer, or a service with its price. */
export const faqEntry = v.union([
  v.object({ id, question: v.string(), ans: v.array(v.string()) }),
  v.object({ id, name: v.string(), price: sen }),
]);
export type FaqEntry = v.InferOutput<typeof faqEntry>;

/** A category of the FAQ. */
export const faqGroup = v.object({
  /** The name of the category in URLs. */
  id: v.string(),
  icon: v.picklist(faqIcons),
  title: v.string(),
  subIcon: v.picklist(faqIcons),
  subtitle: v.string(),
  pages: v.array(faqPage),
  qandA: v.array(faqEntry),
});
export type FaqGroup = v.InferOutput<typeof faqGroup>;

/**
 * Lists the categories of the FAQ. A search leaves only the entries whose question or name matches;
 * categories without any stay, with no entries.
 */
export const listFaq = endpoint.get('/faq/data', {
  summary: 'Lists the categories of the FAQ with the questions that match a search.',
  capability: 'public',
  isRooted: true,
  query: v.strictObject({ q: v.optional(text(0, 100), '') }),
  returns: v.object({ groups: v.array(faqGroup) }),
});
