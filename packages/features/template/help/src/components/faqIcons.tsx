import type { FaqIcon } from '@servery/api/template';
import {
  CardIcon,
  PrinterIcon,
  ReceiptIcon,
  SettingsIcon,
  TableIcon,
  TagIcon,
  UtensilsIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';

/** The icons of the FAQ's categories. */
export const faqIcon: Readonly<Record<FaqIcon, ReactNode>> = {
  receipt: <ReceiptIcon />,
  card: <CardIcon />,
  utensils: <UtensilsIcon />,
  table: <TableIcon />,
  printer: <PrinterIcon />,
  settings: <SettingsIcon />,
  tag: <TagIcon />,
};
