import { defineMessages } from 'react-intl';

/** The headings of the menu of the back office; its entries have the titles of their screens. */
export const navigationMessages = defineMessages({
  day: { id: 'admin.nav.day', defaultMessage: 'Daily operations' },
  you: { id: 'admin.nav.you', defaultMessage: 'Your account' },
  menuTitle: { id: 'admin.nav.menuTitle', defaultMessage: 'Menu' },
  settings: { id: 'admin.nav.house', defaultMessage: 'Setup' },
});
