import type { UserInfo } from '@servery/api';
import { MenuSettings, type CardHrefs, type MenuCard } from '@servery/menu';
import { useApp } from '../../AppContext.ts';
import type { ScreenName } from '../../boot/href.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';

/** The screen of each card, and whether the card also links to its form for a new entry. */
const cards = [
  ['menus', 'food-menus', true],
  ['categories', 'categories', true],
  ['options', 'food-options', true],
  ['tables', 'tables', false],
  ['operation', 'staff', true],
  ['zones', 'kitchen-zones', false],
] as const satisfies readonly (readonly [MenuCard, ScreenName, creates: boolean])[];

/** Links to the parts of a menu, the tables, staff and kitchen zones. */
export default function MenuSettingsPage() {
  const session = useSession();
  return session && <OwnMenuSettings user={session.user} />;
}

function OwnMenuSettings({ user }: { user: UserInfo }) {
  const { hrefTo, matchRoute } = useApp();
  const hrefs = cards.flatMap(([card, screen, creates]): [MenuCard, CardHrefs][] => {
    const href = hrefTo(screen);
    const route = matchRoute(href)?.route;
    if (!route || isRefused(route, user)) return [];
    return [[card, { href, ...(creates && { createHref: hrefTo(screen, { open: 'new' }) }) }]];
  });
  return <MenuSettings hrefs={Object.fromEntries(hrefs)} />;
}
