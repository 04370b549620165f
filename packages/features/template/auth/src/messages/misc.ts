import { defineMessage, defineMessages } from 'react-intl';
import { actionMessages, errorMessages, problemMessages } from '@servery/screens/messages';

/** Messages of the status pages. */
export const miscMessages = {
  ...defineMessages({
    soonTitle: { id: 'auth.misc.soonTitle', defaultMessage: 'Coming soon to the menu' },
    soon: {
      id: 'auth.misc.soon',
      defaultMessage:
        'We’re still tasting. Leave your email address and we’ll write when it’s served.',
    },
    maintenanceTitle: {
      id: 'auth.misc.maintenanceTitle',
      defaultMessage: 'We’re cleaning the kitchen',
    },
    maintenance: {
      id: 'auth.misc.maintenance',
      defaultMessage:
        'Nothing is lost, and it won’t take long. Leave your email address and we’ll write when we’re open again.',
    },
    notify: { id: 'auth.misc.tell', defaultMessage: 'Notify me' },
    refusedTitle: errorMessages.forbiddenTitle,
    refused: {
      id: 'auth.misc.refused',
      defaultMessage: 'Your role can’t open this page. Ask an administrator for access.',
    },
    errorTitle: problemMessages.pageNotFound,
    error: {
      id: 'auth.misc.error',
      defaultMessage: 'This page doesn’t exist or is no longer available. (404)',
    },
    home: actionMessages.goHome,
  }),
  notified: defineMessage<{ email: string }>({
    id: 'auth.misc.notified',
    defaultMessage: 'We’ll write to {email}.',
  }),
};
