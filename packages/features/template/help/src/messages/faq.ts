import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the FAQ. */
export const faqMessages = defineMessages({
  title: { id: 'help.faq.title', defaultMessage: 'How can we help?' },
  text: {
    id: 'help.faq.text',
    defaultMessage: 'Search the questions that restaurants ask most, or choose a category.',
  },
  search: { id: 'help.faq.search', defaultMessage: 'Search questions' },
  loading: { id: 'help.faq.loading', defaultMessage: 'Loading questions…' },
  failed: { id: 'help.faq.failed', defaultMessage: 'Couldn’t load questions' },
  categories: { id: 'help.faq.categories', defaultMessage: 'Question categories' },
  pages: { id: 'help.faq.pages', defaultMessage: 'Related pages' },
  none: { id: 'help.faq.none', defaultMessage: 'No questions yet' },
  noneText: {
    id: 'help.faq.noneText',
    defaultMessage: 'Send us your question, and we’ll answer it.',
  },
  noResult: { id: 'help.faq.noResult', defaultMessage: 'No matching results' },
  noResultText: actionMessages.otherSearch,
  clear: actionMessages.clearSearch,
});

/** Shown if only other categories have results. */
export const elsewhereMessage = defineMessage<{ count: number }>({
  id: 'help.faq.elsewhere',
  defaultMessage:
    '{count, plural, one {# result in another category matches your search.} other {# results in other categories match your search.}}',
});

/** The number of questions in all categories. */
export const faqCountMessage = defineMessage<{ count: number }>({
  id: 'help.faq.count',
  defaultMessage: '{count, plural, =0 {No questions} one {# question} other {# questions}}',
});

/** The number of questions and services in all categories that match the search. */
export const faqFoundMessage = defineMessage<{ count: number }>({
  id: 'help.faq.found',
  defaultMessage:
    '{count, plural, =0 {No matching results} one {# matching result} other {# matching results}}',
});
