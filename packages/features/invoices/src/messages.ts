import { defineMessage, defineMessages } from 'react-intl';

/** Every word of invoices. */
export const invoicesWords = {
  ...defineMessages({
    title: { id: 'invoices.title', defaultMessage: 'Invoices' },
    failed: { id: 'invoices.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: 'invoices.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: 'invoices.hello',
    defaultMessage: 'Hello {person}',
  }),
};
