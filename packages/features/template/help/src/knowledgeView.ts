import { defineView, trimmed } from '@servery/screens/view';

/** The search of the knowledge base, as its URLs hold it. */
export const knowledgeView = defineView({ q: trimmed() });
