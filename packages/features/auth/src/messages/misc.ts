import { defineMessage, defineMessages } from 'react-intl';

/** What the pages beside the way say. */
export const miscWords = {
  ...defineMessages({
    soonTitle: { id: 'auth.misc.soonTitle', defaultMessage: 'Soon on the menu' },
    soon: {
      id: 'auth.misc.soon',
      defaultMessage: 'We are still tasting. Leave your address, and we write when it is served.',
    },
    maintenanceTitle: {
      id: 'auth.misc.maintenanceTitle',
      defaultMessage: 'The kitchen is being cleaned',
    },
    maintenance: {
      id: 'auth.misc.maintenance',
      defaultMessage:
        'Nothing is lost, and it does not take long. Leave your address, and we write when it is open again.',
    },
    tell: { id: 'auth.misc.tell', defaultMessage: 'Tell me when' },
    refusedTitle: { id: 'auth.misc.refusedTitle', defaultMessage: 'This door is for others' },
    refused: {
      id: 'auth.misc.refused',
      defaultMessage:
        'Your role may not open this page. Whoever looks after roles can change that.',
    },
    errorTitle: { id: 'auth.misc.errorTitle', defaultMessage: 'Nothing on this plate' },
    error: {
      id: 'auth.misc.error',
      defaultMessage: 'This page does not exist, or not any more. (404)',
    },
    home: { id: 'auth.misc.home', defaultMessage: 'Back to the start' },
  }),
  told: defineMessage<{ email: string }>({
    id: 'auth.misc.told',
    defaultMessage: 'We write to {email}.',
  }),
};
