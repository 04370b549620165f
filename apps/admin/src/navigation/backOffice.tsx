import type { UserInfo } from '@servery/api';
import type { SideNavItem, SideNavSection } from '@servery/ui';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { entries } from '../boot/entries.ts';
import type { MenuEntry, MenuPart, Route } from '../boot/screen.ts';
import { isRefused } from '../shell/isRefused.ts';
import { icons, type IconName } from './icons.tsx';
import { navigationMessages as messages } from './messages.ts';

/** A user's permissions and the features that are off for them. */
type Reader = Pick<UserInfo, 'rights' | 'off'>;

/** Items of the back office's menu: the screens of one part, all of them or those of a group. */
interface MenuItems {
  part: MenuPart;
  group?: { title: MessageDescriptor; icon: IconName };
}

interface Section {
  id: string;
  title?: MessageDescriptor;
  items: readonly MenuItems[];
}

/** The arrangement of the menu. A part contains the screens that name it, in their order. */
const arrangement: readonly Section[] = [
  { id: 'day', title: messages.day, items: [{ part: 'day' }] },
  {
    id: 'setup',
    items: [
      { part: 'menu', group: { title: messages.menuTitle, icon: 'utensils' } },
      { part: 'settings', group: { title: messages.settings, icon: 'settings' } },
      { part: 'library' },
    ],
  },
  { id: 'you', items: [{ part: 'account', group: { title: messages.you, icon: 'user' } }] },
];

/** Returns the screens of a part of the menu that a user can open, with their entries. */
export const entriesOf = (
  routes: readonly Route[],
  part: MenuPart,
  user: Reader,
): { route: Route; entry: MenuEntry }[] =>
  routes.flatMap((route) => {
    const entry = entries[route.name];
    return entry?.menu === part && !isRefused(route, user) ? [{ route, entry }] : [];
  });

/** Returns the back office's sections of the menu, with the screens that a user can open. */
export function backOfficeSections(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  routes: readonly Route[],
  user: Reader,
): SideNavSection[] {
  const itemsOf = ({ part, group }: MenuItems): SideNavItem[] => {
    const items = entriesOf(routes, part, user).map(({ route, entry }) => ({
      id: route.name,
      label: formatMessage(entry.title),
      href: route.path,
      icon: group ? undefined : icons[entry.icon as IconName],
    }));
    if (!group || items.length === 0) return items;
    return [{ id: part, label: formatMessage(group.title), icon: icons[group.icon], items }];
  };
  return arrangement
    .map(({ id, title, items }) => ({
      id,
      title: title && formatMessage(title),
      items: items.flatMap(itemsOf),
    }))
    .filter(({ items }) => items.length > 0);
}
