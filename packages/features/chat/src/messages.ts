import { defineMessage, defineMessages } from 'react-intl';

/** Every word of chat. */
export const chatWords = {
  ...defineMessages({
    title: { id: 'chat.title', defaultMessage: 'Chat' },
    failed: { id: 'chat.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'chat.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'chat.hello',
    defaultMessage: 'Hello {person}',
  }),
};
