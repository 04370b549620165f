import { LockIcon, PhoneIcon } from '@servery/ui';
import { icons, type GroupedIconName } from '../navigation/icons.tsx';
import type { ReactElement } from 'react';

/** The icons of the account menu, which is loaded when it is opened. */
export const accountIcons: Readonly<Record<GroupedIconName, ReactElement>> = {
  ...icons,
  lock: <LockIcon />,
  phone: <PhoneIcon />,
};
