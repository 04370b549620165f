import { joinAddress } from '@servery/screens/view';
import { faqView } from './faqView.ts';

const faq = '/pages/faq';

/** The URLs of the help screens. */
export const places = {
  faq,
  /** A category of the FAQ. `search` is the current query string, whose search stays. */
  faqCategory: (category: string, search = '') =>
    joinAddress(faq, faqView.write(search, { category })),
};
