import { defineMessages } from './define.ts';
import { fieldMessages } from './fields.ts';

/** The names of features. */
export const featureMessages = defineMessages({
  attendance: { id: 'screens.feature.attendance', defaultMessage: 'Attendance' },
  kitchen_display: fieldMessages.kitchenDisplay,
  queue: { id: 'screens.feature.queue', defaultMessage: 'Queue' },
  reservations: { id: 'screens.feature.reservations', defaultMessage: 'Reservations' },
  template_apps: { id: 'screens.feature.template_apps', defaultMessage: 'Template apps' },
});

/** Messages shown in place of a feature that is off. */
export const featureOffMessages = defineMessages({
  title: { id: 'screens.featureOff.title', defaultMessage: '“{feature}” is turned off' },
  platform: {
    id: 'screens.featureOff.platform',
    defaultMessage: 'The platform has turned it off for your business. Contact support to use it.',
  },
  plan: {
    id: 'screens.featureOff.plan',
    defaultMessage: 'It isn’t part of your plan. Contact support to change your plan.',
  },
  merchant: {
    id: 'screens.featureOff.merchant',
    defaultMessage:
      'Your business has turned it off, and its data is kept. Ask your account owner to turn it on.',
  },
});
