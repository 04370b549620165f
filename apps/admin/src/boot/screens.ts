import { accountScreens } from './screens/account.ts';
import { businessScreens } from './screens/business.ts';
import { dayScreens } from './screens/day.ts';
import { guestScreens } from './screens/guest.ts';
import { menuScreens } from './screens/menu.ts';
import { recordScreens } from './screens/records.ts';
import { settingsScreens } from './screens/settings.ts';

/**
 * All screens of the back office, in the order of the menu. The first whose path matches a URL is
 * opened. They are inlined in the HTML, so they import no page and no React.
 */
export const screens = {
  ...dayScreens,
  ...recordScreens,
  ...menuScreens,
  ...businessScreens,
  ...settingsScreens,
  ...accountScreens,
  ...guestScreens,
};
