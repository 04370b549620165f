import { joinAddress } from '@servery/screens/view';
import { faqView } from './faqView.ts';
import { knowledgeView } from './knowledgeView.ts';

const faq = '/pages/faq';
const knowledge = '/pages/knowledge-base';

/** The URLs of the help screens. */
export const places = {
  faq,
  /** A category of the FAQ. `search` is the current query string, whose search stays. */
  faqCategory: (category: string, search = '') =>
    joinAddress(faq, faqView.write(search, { category })),
  knowledge,
  /** A category of the knowledge base, with a search of its questions. */
  knowledgeCategory: (category: string, q = '') =>
    joinAddress(`${knowledge}/${encodeURIComponent(category)}`, knowledgeView.write('', { q })),
  knowledgeQuestion: (category: string, slug: string) =>
    `${knowledge}/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
};
