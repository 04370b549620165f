import { defineMessage, defineMessages } from 'react-intl';

/** Every word of guest. */
export const guestWords = {
  ...defineMessages({
    title: { id: 'guest.title', defaultMessage: 'Guest' },
    failed: { id: 'guest.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'guest.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'guest.hello',
    defaultMessage: 'Hello {person}',
  }),
};
