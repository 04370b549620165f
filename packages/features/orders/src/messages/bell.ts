import { defineMessages } from './define.ts';

/** What the bell is called; apart from its panel's words, which come when it opens. */
export const bellWords = defineMessages({
  open: {
    id: 'orders.bell.open',
    defaultMessage:
      '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  },
});
