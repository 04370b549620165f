import { defineMessage, defineMessages } from 'react-intl';

/** Every word of calendar. */
export const calendarWords = {
  ...defineMessages({
    title: { id: 'calendar.title', defaultMessage: 'Calendar' },
    failed: { id: 'calendar.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'calendar.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'calendar.hello',
    defaultMessage: 'Hello {person}',
  }),
};
