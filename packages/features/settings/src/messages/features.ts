import { defineMessages } from '@servery/screens/define';
import { permissionMessages, problemMessages as shared } from '@servery/screens/messages';

/** Messages of the features of a business. */
export const featuresMessages = defineMessages({
  title: { id: 'settings.features.title', defaultMessage: 'Features' },
  help: {
    id: 'settings.features.help',
    defaultMessage:
      'A feature that is off is missing from the menu and search, and nobody can use it. Its data is kept and can be exported.',
  },
  failed: { id: 'settings.features.failed', defaultMessage: 'Couldn’t load features' },
  refused: shared.missingRight,
  right: permissionMessages['feature.toggle'],
  on: { id: 'settings.features.on', defaultMessage: 'On' },
  off: { id: 'settings.features.off', defaultMessage: 'Off' },
  platform: { id: 'settings.features.platform', defaultMessage: 'Allowed by the platform' },
  plan: { id: 'settings.features.plan', defaultMessage: 'Included in the plan' },
  merchant: { id: 'settings.features.merchant', defaultMessage: 'Used in this business' },
  askOff: { id: 'settings.features.askOff', defaultMessage: 'Turn off {feature}?' },
  askText: {
    id: 'settings.features.askText',
    defaultMessage:
      '“{feature}” disappears for everyone in this business, also for people who are using it now. Its data is kept, and you can turn it on again.',
  },
  turnOff: { id: 'settings.features.turnOff', defaultMessage: 'Turn off feature' },
  turnedOn: { id: 'settings.features.turnedOn', defaultMessage: '{feature} turned on' },
  turnedOff: { id: 'settings.features.turnedOff', defaultMessage: '{feature} turned off' },
});

/** The parts of each feature. */
export const featureAboutMessages = defineMessages({
  attendance: {
    id: 'settings.features.about.attendance',
    defaultMessage: 'The time clock, and the hours of employees.',
  },
  kitchen_display: {
    id: 'settings.features.about.kitchen_display',
    defaultMessage: 'The screen in the kitchen. Kitchen tickets are still printed.',
  },
  queue: {
    id: 'settings.features.about.queue',
    defaultMessage: 'The queue, its history, its display and the page on which guests join.',
  },
  reservations: {
    id: 'settings.features.about.reservations',
    defaultMessage: 'Bookings, their settings and the page on which guests book.',
  },
  template_apps: {
    id: 'settings.features.about.template_apps',
    defaultMessage: 'Sample apps that show the design. Their data is invented.',
  },
});

/** Messages of errors while a feature is switched. */
export const featureProblemMessages = defineMessages({
  conflict: shared.conflict,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.notSaved,
});
