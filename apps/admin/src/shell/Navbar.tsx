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
import { shellWords as words } from './words.ts';
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
  onlyWithRoom,
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
  /** Where the menu stands when there is room for it. */
  menu: 'beside' | 'above' | undefined;
  isBoxed: boolean;
  /** What the template puts beside the bell. */
  beside: ReactNode;
}

const looks = {
  floating: `${navbar} ${floats}`,
  sticky: navbar,
  static: navbar,
  hidden: `${navbar} ${hides}`,
};

/** Where one can go, for whom, and who one is. */
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
  const { preferences, prefer } = useApp();
  const isDark = preferences.skin === 'dark';
  const home = useLink({ href: '/' });
  const { navbarColor: color } = layout;
  const { chosen } = useMerchantChoice(user);
  const places = useMemo(() => placesIn(sections), [sections]);
  const system = useSystemNotices();
  return (
    // What stands on a coloured bar is dark, buttons and all: its colours are the quiet ones of the dark.
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
              <IconButton label={formatMessage(words.menu)} onPress={onPress}>
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
          <span className={onlyWithRoom}>
            <Bookmarks places={places} />
          </span>
        )}
      </div>
      <div className={end}>
        {!user.device && <Finder places={places} />}
        <span className={onlyWithRoom}>
          <LanguageMenu>
            {(onPress) => (
              <IconButton label={formatMessage(words.language)} onPress={onPress}>
                <LanguageIcon />
              </IconButton>
            )}
          </LanguageMenu>
          <IconButton
            label={formatMessage(isDark ? words.toLight : words.toDark)}
            onPress={() => void prefer({ skin: isDark ? 'light' : 'dark' })}
          >
            {isDark ? <SunIcon /> : <MoonIcon />}
          </IconButton>
        </span>
        {beside}
        {user.rights.grants['order.view'] !== 'deny' && (
          <NotificationsMenu
            merchantId={user.merchant ? '' : chosen}
            hrefOf={({ id }) => `/orders/${id}`}
            boardHref="/orders/live"
            system={system}
          />
        )}
        <AccountMenu user={user}>
          {(onPress) => (
            <IconButton label={`${formatMessage(words.account)}: ${user.name}`} onPress={onPress}>
              <UserIcon />
            </IconButton>
          )}
        </AccountMenu>
      </div>
    </header>
  );
}
