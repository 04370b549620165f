import { defineMessages } from './define.ts';
import { fieldMessages } from './fields.ts';

/** Messages of the notice about rows that can't be shown. */
export const unreadableMessages = defineMessages({
  title: {
    id: 'screens.unreadable.title',
    defaultMessage:
      '{count, plural, one {# entry can’t be shown} other {# entries can’t be shown}}',
  },
  text: {
    id: 'screens.unreadable.text',
    defaultMessage: 'The stored data is damaged. All other entries are shown.',
  },
  numbered: { id: 'screens.unreadable.numbered', defaultMessage: '{number} (ID {id})' },
  unnumbered: fieldMessages.idOf,
});
