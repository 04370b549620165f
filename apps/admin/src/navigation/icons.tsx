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
} from '@servery/ui';

/**
 * The icons of the menu, by the names that screens and the API use. They are part of the shell, so
 * it has no others: see `shell/accountIcons.tsx`.
 */
export const icons = {
  bell: <BellIcon />,
  calendar: <CalendarIcon />,
  clock: <ClockIcon />,
  customers: <CustomersIcon />,
  image: <ImageIcon />,
  layout: <LayoutIcon />,
  printer: <PrinterIcon />,
  receipt: <ReceiptIcon />,
  settings: <SettingsIcon />,
  table: <TableIcon />,
  user: <UserIcon />,
  utensils: <UtensilsIcon />,
};

/** The name of an icon in the menu. */
export type IconName = keyof typeof icons;

/** The name of an icon of a screen that the menu shows without it, in a group. */
export type GroupedIconName = IconName | 'lock' | 'phone';
