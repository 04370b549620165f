import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, problemMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';
import { faqMessages } from './faq.ts';

/** Messages of the knowledge base. */
export const knowledgeMessages = defineMessages({
  title: appMessages.knowledge,
  text: {
    id: 'help.knowledge.text',
    defaultMessage: 'Step-by-step guides for every part of your restaurant.',
  },
  search: faqMessages.search,
  categories: { id: 'help.knowledge.categories', defaultMessage: 'Guide categories' },
  loading: { id: 'help.knowledge.loading', defaultMessage: 'Loading guides…' },
  failed: { id: 'help.knowledge.failed', defaultMessage: 'Couldn’t load guides' },
  none: { id: 'help.knowledge.none', defaultMessage: 'No guides yet' },
  noneText: faqMessages.noneText,
  noResult: faqMessages.noResult,
  noResultText: actionMessages.otherSearch,
  clear: actionMessages.clearSearch,
  related: { id: 'help.knowledge.related', defaultMessage: 'Related questions' },
  missing: problemMessages.pageNotFound,
  missingText: {
    id: 'help.knowledge.missingText',
    defaultMessage: 'The guide was moved or removed.',
  },
  back: { id: 'help.knowledge.back', defaultMessage: 'Open the knowledge base' },
});

/** The number of categories that match the search. */
export const categoriesFoundMessage = defineMessage<{ count: number }>({
  id: 'help.knowledge.found',
  defaultMessage:
    '{count, plural, =0 {No matching categories} one {# matching category} other {# matching categories}}',
});

/** The day of an answer's last change. */
export const updatedMessage = defineMessage<{ day: string }>({
  id: 'help.knowledge.updated',
  defaultMessage: 'Last updated on {day}',
});
