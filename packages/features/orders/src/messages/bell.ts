import { defineMessages } from '@servery/screens/define';

/**
 * The accessible label of the bell; separate from the messages of its panel, which are loaded when
 * it opens.
 */
export const bellMessages = defineMessages({
  open: {
    id: 'orders.bell.open',
    defaultMessage:
      '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  },
});
