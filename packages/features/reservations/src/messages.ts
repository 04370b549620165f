import { defineMessage, defineMessages } from 'react-intl';

/** Every word of reservations. */
export const reservationsWords = {
  ...defineMessages({
    title: { id: 'reservations.title', defaultMessage: 'Reservations' },
    failed: { id: 'reservations.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'reservations.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'reservations.hello',
    defaultMessage: 'Hello {person}',
  }),
};
