import { defineMessage, defineMessages } from 'react-intl';

/** Every word of kanban. */
export const kanbanWords = {
  ...defineMessages({
    title: { id: 'kanban.title', defaultMessage: 'Kanban' },
    failed: { id: 'kanban.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'kanban.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'kanban.hello',
    defaultMessage: 'Hello {person}',
  }),
};
