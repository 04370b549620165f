import { defineMessage, defineMessages } from 'react-intl';

/** What the part about notifications says. */
export const notificationsWords = defineMessages({
  title: { id: 'account.push.title', defaultMessage: 'Notifications on this device' },
  switch: { id: 'account.push.switch', defaultMessage: 'Notify me of new orders' },
  lasts: {
    id: 'account.push.lasts',
    defaultMessage:
      'Also while Servery is closed, for as long as you are signed in here. If the session runs out, they go on when you sign in again.',
  },
  refused: {
    id: 'account.push.refused',
    defaultMessage: 'You did not allow it in the browser. Nothing was changed.',
  },
  failed: {
    id: 'account.push.failed',
    defaultMessage: 'That did not work. Try again in a moment.',
  },
  test: { id: 'account.push.test', defaultMessage: 'Send a test' },
  recheck: { id: 'account.push.recheck', defaultMessage: 'Check again' },
});

/** Why there are no notifications here, and what would mend it. */
export const hurdleWords = defineMessages({
  unsupportedTitle: {
    id: 'account.push.unsupported.title',
    defaultMessage: 'This browser cannot show notifications',
  },
  unsupported: {
    id: 'account.push.unsupported.text',
    defaultMessage:
      'It takes https and a recent Chrome, Edge, Firefox or Safari. On an iPhone or iPad, add Servery to the home screen first.',
  },
  elsewhereTitle: {
    id: 'account.push.elsewhere.title',
    defaultMessage: 'Not available here',
  },
  elsewhere: {
    id: 'account.push.elsewhere.text',
    defaultMessage: 'Notifications come from a running Servery, not from a demo or a preview.',
  },
  deniedTitle: {
    id: 'account.push.denied.title',
    defaultMessage: 'The browser blocks notifications from Servery',
  },
  denied: {
    id: 'account.push.denied.text',
    defaultMessage:
      'Press the sign beside the address, allow notifications for this site, then check again.',
  },
});

/** What came of a test. */
export const outcomeWords = defineMessages({
  sent: {
    id: 'account.push.sent',
    defaultMessage: 'Sent. It should appear within a few seconds.',
  },
  off: {
    id: 'account.push.off',
    defaultMessage: 'This device no longer gets notifications. Turn them on again.',
  },
  gone: {
    id: 'account.push.gone',
    defaultMessage: 'The browser has ended this device’s notifications. Turn them on again.',
  },
  failed: {
    id: 'account.push.notTaken',
    defaultMessage: 'The push service did not take it. Try again in a minute.',
  },
});

/** What the notifications themselves say, in the language in which they were turned on. */
export const pushedWords = {
  ...defineMessages({
    orderTitle: { id: 'account.pushed.orderTitle', defaultMessage: 'New order' },
    billTitle: { id: 'account.pushed.billTitle', defaultMessage: 'Bill requested' },
    helpTitle: { id: 'account.pushed.helpTitle', defaultMessage: 'Help requested' },
    testTitle: { id: 'account.pushed.testTitle', defaultMessage: 'It works' },
    testBody: {
      id: 'account.pushed.testBody',
      defaultMessage: 'New orders will show like this.',
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
