import { defineMessages } from 'react-intl';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** The headings of the menu of the back office; its entries have the titles of their screens. */
export const navigationMessages = defineMessages({
  day: { id: 'admin.nav.day', defaultMessage: 'Daily operations' },
  you: fieldMessages.yourAccount,
  menuTitle: orderMessages.menu,
  settings: { id: 'admin.nav.house', defaultMessage: 'Setup' },
});
