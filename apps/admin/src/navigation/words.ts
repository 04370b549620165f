import { defineMessages } from 'react-intl';

/** What the menu of the back office says. */
export const navigationWords = defineMessages({
  day: { id: 'admin.nav.day', defaultMessage: 'Day to day' },
  live: { id: 'admin.nav.live', defaultMessage: 'Live orders' },
  history: { id: 'admin.nav.history', defaultMessage: 'Order history' },
  you: { id: 'admin.nav.you', defaultMessage: 'Your account' },
  profile: { id: 'admin.nav.profile', defaultMessage: 'Profile' },
  password: { id: 'admin.nav.password', defaultMessage: 'Password' },
  devices: { id: 'admin.nav.devices', defaultMessage: 'Devices' },
  notifications: { id: 'admin.nav.notifications', defaultMessage: 'Notifications' },
  tables: { id: 'admin.nav.tables', defaultMessage: 'Tables' },
  plan: { id: 'admin.nav.plan', defaultMessage: 'Floor plan' },
  kitchen: { id: 'admin.nav.kitchen', defaultMessage: 'Kitchen display' },
  queue: { id: 'admin.nav.queue', defaultMessage: 'Queue' },
  printing: { id: 'admin.nav.printing', defaultMessage: 'Print queue' },
  menuTitle: { id: 'admin.nav.menuTitle', defaultMessage: 'Menu' },
  menuSettings: { id: 'admin.nav.menuSettings', defaultMessage: 'Menu settings' },
  categories: { id: 'admin.nav.categories', defaultMessage: 'Categories' },
  foodMenus: { id: 'admin.nav.foodMenus', defaultMessage: 'Food Menus' },
  foodOptions: { id: 'admin.nav.foodOptions', defaultMessage: 'Food Options' },
  preview: { id: 'admin.nav.preview', defaultMessage: 'As guests see it' },
  house: { id: 'admin.nav.house', defaultMessage: 'House' },
  zones: { id: 'admin.nav.zones', defaultMessage: 'Kitchen Zone' },
  printers: { id: 'admin.nav.printers', defaultMessage: 'Printers' },
  receipt: { id: 'admin.nav.receipt', defaultMessage: 'Receipts' },
  media: { id: 'admin.nav.media', defaultMessage: 'Pictures' },
});
