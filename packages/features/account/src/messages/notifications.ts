import { defineMessage, defineMessages } from 'react-intl';
import { problemMessages } from '@servery/screens/messages';

/** Messages of the notification settings. */
export const notificationsMessages = defineMessages({
  title: { id: 'account.push.title', defaultMessage: 'Notifications on this device' },
  switch: { id: 'account.push.switch', defaultMessage: 'Notify me of new orders' },
  lasts: {
    id: 'account.push.lasts',
    defaultMessage:
      'You’ll be notified even when Servery is closed, for as long as you’re signed in on this device. If your session expires, notifications resume when you sign in again.',
  },
  refused: {
    id: 'account.push.refused',
    defaultMessage: 'Notifications weren’t allowed in the browser. Nothing has changed.',
  },
  failed: problemMessages.other,
  test: { id: 'account.push.test', defaultMessage: 'Send a test notification' },
  recheck: { id: 'account.push.recheck', defaultMessage: 'Check again' },
});

/** Reasons why notifications aren't available, and how to fix each. */
export const supportMessages = defineMessages({
  unsupportedTitle: {
    id: 'account.push.unsupported.title',
    defaultMessage: 'This browser doesn’t support notifications',
  },
  unsupported: {
    id: 'account.push.unsupported.text',
    defaultMessage:
      'You need HTTPS and a recent version of Chrome, Edge, Firefox or Safari. On iPhone or iPad, add Servery to the Home Screen first.',
  },
  elsewhereTitle: {
    id: 'account.push.elsewhere.title',
    defaultMessage: 'Notifications aren’t available here',
  },
  elsewhere: {
    id: 'account.push.elsewhere.text',
    defaultMessage: 'Notifications don’t work in a demo or a preview.',
  },
  deniedTitle: {
    id: 'account.push.denied.title',
    defaultMessage: 'Your browser is blocking notifications from Servery',
  },
  denied: {
    id: 'account.push.denied.text',
    defaultMessage:
      'Select the icon next to the address, allow notifications for this site, then check again.',
  },
});

/** Outcomes of a test notification. */
export const outcomeMessages = defineMessages({
  sent: {
    id: 'account.push.sent',
    defaultMessage: 'Test sent. It should appear within a few seconds.',
  },
  off: {
    id: 'account.push.off',
    defaultMessage: 'This device no longer receives notifications. Turn them on again.',
  },
  gone: {
    id: 'account.push.gone',
    defaultMessage: 'The browser turned off notifications for this device. Turn them on again.',
  },
  failed: {
    id: 'account.push.notTaken',
    defaultMessage: 'The push service didn’t accept the notification. Try again in a minute.',
  },
});

/** Texts of the push messages, stored in the language in which they were turned on. */
export const pushedMessages = {
  ...defineMessages({
    orderTitle: { id: 'account.pushed.orderTitle', defaultMessage: 'New order' },
    billTitle: { id: 'account.pushed.billTitle', defaultMessage: 'Bill requested' },
    helpTitle: { id: 'account.pushed.helpTitle', defaultMessage: 'Help requested' },
    bookingTitle: { id: 'account.pushed.bookingTitle', defaultMessage: 'Booking requested' },
    bookingBody: {
      id: 'account.pushed.bookingBody',
      defaultMessage: 'Open Reservations to confirm or decline it.',
    },
    testTitle: { id: 'account.pushed.testTitle', defaultMessage: 'Notifications work' },
    testBody: {
      id: 'account.pushed.testBody',
      defaultMessage: 'New orders will look like this.',
    },
  }),
  requestBody: defineMessage<{ table: string }>({
    id: 'account.pushed.requestBody',
    defaultMessage: 'Table {table}',
  }),
  orderBody: defineMessage<{ number: string }>({
    id: 'account.pushed.orderBody',
    defaultMessage: 'Order {number} has come in.',
  }),
};
