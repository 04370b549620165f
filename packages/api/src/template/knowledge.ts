import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, instant, text } from '../fields.ts';

/** The icons of the groups of questions in the knowledge base. */
export const knowledgeIcons = ['start', 'settings', 'people', 'problem'] as const;
export type KnowledgeIcon = (typeof knowledgeIcons)[number];

/** The colours of those icons, by meaning. */
export const knowledgeColors = ['accent', 'info', 'success', 'warning'] as const;
export type KnowledgeColor = (typeof knowledgeColors)[number];

/** A category of the knowledge base. */
export const knowledgeCategory = v.object({
  id,
  /** The name of the category in URLs. */
  category: v.string(),
  /** The URL of an image, which can be a `data:` URL. */
  img: v.string(),
  title: v.string(),
  desc: v.string(),
  /** The number of its questions. */
  count,
});
export type KnowledgeCategory = v.InferOutput<typeof knowledgeCategory>;

/** A question without its answer. */
export const knowledgeLink = v.object({
  id,
  question: v.string(),
  /** The name of the question in URLs, unique in its category. */
  slug: v.string(),
});
export type KnowledgeLink = v.InferOutput<typeof knowledgeLink>;

/** Questions of a category about the same subject. */
export const knowledgeGroup = v.object({
  id,
  title: v.string(),
  icon: v.picklist(knowledgeIcons),
  iconColor: v.picklist(knowledgeColors),
  questions: v.array(knowledgeLink),
});
export type KnowledgeGroup = v.InferOutput<typeof knowledgeGroup>;

/** A question with its answer. */
export const knowledgeQuestion = v.object({
  id,
  title: v.string(),
  lastUpdated: instant,
  relatedQuestions: v.array(knowledgeLink),
  /** The answer as HTML, which is untrusted. */
  content: v.string(),
});
export type KnowledgeQuestion = v.InferOutput<typeof knowledgeQuestion>;

const shared = { capability: 'public', isRooted: true } as const;
const q = v.optional(text(0, 100), '');
const name = text(1, 120);

/**
 * Lists the categories of the knowledge base. A search leaves those whose title, description or
 * questions match.
 */
export const listKnowledge = endpoint.get('/faq/data/knowledge_base', {
  ...shared,
  summary: 'Lists the categories of the knowledge base that match a search.',
  query: v.strictObject({ q }),
  returns: v.object({
    categories: v.array(
      v.object({
        ...knowledgeCategory.entries,
        /** The number of its questions that match the search. */
        found: count,
      }),
    ),
  }),
});

/**
 * Returns a category with its groups of questions. A search leaves only the questions that match,
 * and the groups that have any.
 */
export const getKnowledgeCategory = endpoint.get('/faq/data/category', {
  ...shared,
  summary: 'Returns a category of the knowledge base with the questions that match a search.',
  query: v.strictObject({ category: name, q }),
  returns: v.object({ category: knowledgeCategory, groups: v.array(knowledgeGroup) }),
  problems: ['notFound'],
});

/** Returns a question of a category with its answer and other questions of its group. */
export const getKnowledgeQuestion = endpoint.get('/faq/data/question', {
  ...shared,
  summary: 'Returns a question of the knowledge base with its answer.',
  query: v.strictObject({ category: name, question: name }),
  returns: v.object({ category: knowledgeCategory, question: knowledgeQuestion }),
  problems: ['notFound'],
});
