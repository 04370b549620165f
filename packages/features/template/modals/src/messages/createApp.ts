import type { AppCategory } from '@servery/api/template';
import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';
import { cardErrorMessages } from './card.ts';

/** Messages of the dialog that creates an app. */
export const appMessages = defineMessages({
  title: { id: 'modals.app', defaultMessage: 'Create app' },
  text: { id: 'modals.app.text', defaultMessage: 'Set up an app in 5 steps.' },
  framework: { id: 'modals.app.framework', defaultMessage: 'Framework' },
  database: { id: 'modals.app.database', defaultMessage: 'Database' },
  billing: { id: 'modals.app.billing', defaultMessage: 'Payment card' },
  review: { id: 'modals.app.review', defaultMessage: 'Review' },
});

/** The lines below the titles of the steps. */
export const appTextMessages = defineMessages({
  details: { id: 'modals.app.details.text', defaultMessage: 'Name and category' },
  framework: { id: 'modals.app.framework.text', defaultMessage: 'Technology of the app' },
  database: { id: 'modals.app.database.text', defaultMessage: 'Storage of its data' },
  billing: { id: 'modals.app.billing.text', defaultMessage: 'How you pay' },
  review: { id: 'modals.app.review.text', defaultMessage: 'Check and create' },
});

/** The purposes of apps. */
export const categoryMessages = defineMessages({
  ordering: { id: 'modals.app.ordering', defaultMessage: 'Online ordering' },
  reporting: { id: 'modals.app.reporting', defaultMessage: 'Reporting' },
  website: { id: 'modals.app.website', defaultMessage: 'Restaurant website' },
}) satisfies Record<AppCategory, unknown>;

/** Errors of the app’s fields. */
export const appErrorMessages = defineMessages({
  'card.number.*': cardErrorMessages['number.*'],
  'card.expires.*': cardErrorMessages['expires.*'],
  'card.code.*': cardErrorMessages['code.*'],
  'name.taken': {
    id: 'modals.app.name.taken',
    defaultMessage: 'Another app already has this name.',
  },
});

/** Result of creating an app. */
export const createdAppMessage = defineMessage<{ name: string }>({
  id: 'modals.app.created',
  defaultMessage: 'App {name} created',
});
