import { accountScreens } from './screens/account.ts';
import { dayScreens } from './screens/day.ts';
import { guestScreens } from './screens/guest.ts';
import { menuScreens } from './screens/menu.ts';
import { settingsScreens } from './screens/settings.ts';

/**
 * All screens of the back office, in the order of the menu. The first whose path matches a URL is
 * opened. They are inlined in the HTML, so they import no page and no React.
 */
export const screens = {
  ...dayScreens,
  ...menuScreens,
  ...settingsScreens,
  ...accountScreens,
  ...guestScreens,
};
