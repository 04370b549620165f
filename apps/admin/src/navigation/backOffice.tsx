import type { Capability, Rights } from '@servery/api';
import {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  CustomersIcon,
  ImageIcon,
  LayoutIcon,
  PrinterIcon,
  ReceiptIcon,
  SettingsIcon,
  TableIcon,
  UserIcon,
  UtensilsIcon,
  type SideNavItem,
  type SideNavSection,
} from '@servery/ui';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { navigationWords as words } from './words.ts';

type Word = keyof typeof words;

/** The back office's part of the menu: what somebody with these rights can go to. */
export function backOfficeSections(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { grants }: Rights,
): SideNavSection[] {
  const say = (word: Word) => formatMessage(words[word]);
  const place = (word: Word, href: string, needs?: Capability, icon?: ReactNode): SideNavItem[] =>
    needs && grants[needs] === 'deny' ? [] : [{ id: word, label: say(word), href, icon }];
  const group = (word: Word, icon: ReactNode, items: SideNavItem[]): SideNavItem[] =>
    items.length === 0 ? [] : [{ id: word, label: say(word), icon, items }];
  const day = [
    ...place('live', '/orders/live', 'order.view', <ReceiptIcon />),
    ...place('tables', '/pages/setting/table', 'order.view', <TableIcon />),
    ...place('plan', '/pages/setting/table/plan', 'order.view', <LayoutIcon />),
    ...place('kitchen', '/kitchen', 'kitchen.bump', <BellIcon />),
    ...place('queue', '/queue', 'queue.manage', <CustomersIcon />),
    ...place('reservations', '/reservations', 'queue.manage', <CalendarIcon />),
    ...place('printing', '/printing', 'print.job', <PrinterIcon />),
    ...place('history', '/orders/history', 'order.view', <ClockIcon />),
  ];
  const house = [
    ...group('menuTitle', <UtensilsIcon />, [
      ...place('menuSettings', '/pages/menu', 'menu.edit'),
      ...place('categories', '/pages/menu/category', 'menu.edit'),
      ...place('foodMenus', '/pages/menu/food_menu', 'order.view'),
      ...place('foodOptions', '/pages/menu/food_option', 'menu.edit'),
      ...place('preview', '/pages/menu/preview', 'order.view'),
    ]),
    ...group('house', <SettingsIcon />, [
      ...place('zones', '/pages/setting/kitchen_zone', 'kitchen.edit'),
      ...place('bookingSettings', '/reservations/settings', 'queue.manage'),
      ...place('printers', '/pages/setting/printer', 'print.settings'),
      ...place('receipt', '/pages/setting/receipt', 'print.settings'),
      ...place('sharedDevices', '/pages/setting/device', 'device.manage'),
    ]),
    ...place('media', '/media', 'media.edit', <ImageIcon />),
  ];
  const you = group('you', <UserIcon />, [
    ...place('profile', '/account'),
    ...place('password', '/account/password'),
    ...place('devices', '/account/devices'),
    ...place('notifications', '/account/notifications'),
  ]);
  const sections = [
    { id: 'day', title: say('day'), items: day },
    { id: 'house', items: house },
    { id: 'you', items: you },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
