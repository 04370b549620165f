import {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  CustomersIcon,
  ImageIcon,
  LayoutIcon,
  LockIcon,
  PhoneIcon,
  PrinterIcon,
  ReceiptIcon,
  SettingsIcon,
  TableIcon,
  UserIcon,
  UtensilsIcon,
} from '@servery/ui';

/** The icons of screens, by the names that screens and the API use. */
export const icons = {
  bell: <BellIcon />,
  calendar: <CalendarIcon />,
  clock: <ClockIcon />,
  customers: <CustomersIcon />,
  image: <ImageIcon />,
  layout: <LayoutIcon />,
  lock: <LockIcon />,
  phone: <PhoneIcon />,
  printer: <PrinterIcon />,
  receipt: <ReceiptIcon />,
  settings: <SettingsIcon />,
  table: <TableIcon />,
  user: <UserIcon />,
  utensils: <UtensilsIcon />,
};

/** The name of a screen's icon. */
export type IconName = keyof typeof icons;
