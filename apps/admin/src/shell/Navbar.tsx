import type { UserInfo } from '@servery/api';
import {
  IconButton,
  LanguageIcon,
  MenuIcon,
  MoonIcon,
  onDemand,
  SunIcon,
  useLink,
  UserIcon,
  type SideNavSection,
} from '@servery/ui';
import { NotificationsMenu } from '@servery/orders';
import { Bookmarks } from '@servery/search';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../AppContext.ts';
import { placesIn } from '../navigation/useSections.ts';
import { useMerchantChoice } from '../useMerchantChoice.ts';
import { shellMessages as messages } from './messages.ts';
import { Finder } from './Finder.tsx';
import { useSystemNotices } from './useSystemNotices.ts';
import type { Layout } from './layout.ts';
import { MerchantChoice } from './MerchantChoice.tsx';
import {
  anyway,
  brand,
  end,
  floats,
  hides,
  navbar,
  onlyWithoutMenu,
  onlyWide,
  start,
} from './Navbar.css.ts';

const AccountMenu = onDemand(async () => (await import('./AccountMenu.tsx')).AccountMenu);
const LanguageMenu = onDemand(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);
const MenuDrawer = onDemand(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

export interface NavbarProps {
  user: UserInfo;
  sections: readonly SideNavSection[];
  currentHref: string | undefined;
  layout: Layout;
  /** The position of the menu on a wide page. */
  menu: 'beside' | 'above' | undefined;
  isBoxed: boolean;
  /** The content that the template adds next to the notifications. */
  beside: ReactNode;
}

const looks = {
  floating: `${navbar} ${floats}`,
  sticky: navbar,
  static: navbar,
  hidden: `${navbar} ${hides}`,
};

/** The top bar: menu, bookmarks, search, merchant, notifications and account. */
export function Navbar({
  user,
  sections,
  currentHref,
  layout,
  menu,
  isBoxed,
  beside,
}: NavbarProps) {
  const { formatMessage } = useIntl();
  const { preferences, prefer, hrefTo } = useApp();
  const isDark = preferences.skin === 'dark';
  const home = useLink({ href: '/' });
  const { navbarColor: color } = layout;
  const { chosen } = useMerchantChoice(user);
  const places = useMemo(() => placesIn(sections), [sections]);
  const system = useSystemNotices();
  return (
    // Controls on a coloured bar use the dark skin, whose colours are muted.
    <header
      className={looks[layout.navbar]}
      data-color={color}
      data-skin={color === 'plain' ? undefined : 'dark'}
      data-width={isBoxed ? 'boxed' : undefined}
    >
      <div className={start}>
        <span className={menu ? onlyWithoutMenu : anyway}>
          <MenuDrawer sections={sections} currentHref={currentHref}>
            {(onPress) => (
              <IconButton label={formatMessage(messages.menu)} onPress={onPress}>
                <MenuIcon />
              </IconButton>
            )}
          </MenuDrawer>
        </span>
        <span className={menu === 'beside' ? onlyWithoutMenu : anyway}>
          <a {...home} className={brand}>
            Servery
          </a>
        </span>
        <MerchantChoice user={user} />
        {!user.device && (
          <span className={onlyWide}>
            <Bookmarks places={places} />
          </span>
        )}
      </div>
      <div className={end}>
        {!user.device && <Finder places={places} />}
        <span className={onlyWide}>
          <LanguageMenu>
            {(onPress) => (
              <IconButton label={formatMessage(messages.language)} onPress={onPress}>
                <LanguageIcon />
              </IconButton>
            )}
          </LanguageMenu>
          <IconButton
            label={formatMessage(isDark ? messages.toLight : messages.toDark)}
            onPress={() => void prefer({ skin: isDark ? 'light' : 'dark' })}
          >
            {isDark ? <SunIcon /> : <MoonIcon />}
          </IconButton>
        </span>
        {beside}
        {user.rights.grants['order.view'] !== 'deny' && (
          <NotificationsMenu
            merchantId={user.merchant ? '' : chosen}
            hrefOf={({ id }) => hrefTo('order', { id })}
            bookingHrefOf={({ id }) => `${hrefTo('reservations')}?open=${id}`}
            boardHref={hrefTo('live-orders')}
            system={system}
          />
        )}
        <AccountMenu user={user}>
          {(onPress) => (
            <IconButton
              label={`${formatMessage(messages.account)}: ${user.name}`}
              onPress={onPress}
            >
              <UserIcon />
            </IconButton>
          )}
        </AccountMenu>
      </div>
    </header>
  );
}
