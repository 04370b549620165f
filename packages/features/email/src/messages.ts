import { defineMessage, defineMessages } from 'react-intl';

/** Every word of email. */
export const emailWords = {
  ...defineMessages({
    title: { id: 'email.title', defaultMessage: 'Email' },
    failed: { id: 'email.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'email.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'email.hello',
    defaultMessage: 'Hello {person}',
  }),
};
