import { defineView, scope, single, trimmed, type ViewOf } from '@servery/screens/view';

/** The state of the FAQ, as its URL holds it. */
export const faqView = defineView({
  q: trimmed(),
  /** The id of the open category; empty for the first with matching questions. */
  category: scope(single('', (given) => given.slice(0, 40))),
});
export type FaqView = ViewOf<typeof faqView>;
