import { pages } from '@servery/api/pages';
import {
  BellIcon,
  ClockIcon,
  FileIcon,
  LockIcon,
  PhoneIcon,
  ReceiptIcon,
  UserIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';
import type { Place } from './place.ts';

const icons: Record<string, ReactNode> = {
  bell: <BellIcon />,
  clock: <ClockIcon />,
  lock: <LockIcon />,
  phone: <PhoneIcon />,
  receipt: <ReceiptIcon />,
  user: <UserIcon />,
};

const sectionOf = (link: string) => {
  if (link.startsWith('/orders')) return 'Orders';
  return link.startsWith('/account') ? 'Account' : 'Pages';
};

/** All pages as permitted places, in English except for the French "Order history". */
export const places: readonly Place[] = pages.map(({ title, link, icon }) => ({
  title: link === '/orders/history' ? 'Historique des commandes' : title,
  href: link,
  icon: icons[icon] ?? <FileIcon />,
  section: sectionOf(link),
}));
