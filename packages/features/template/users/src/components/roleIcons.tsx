import type { UserRole } from '@servery/api/template';
import { EditIcon, LockIcon, ShieldIcon, StoreIcon, TalkIcon, UserIcon } from '@servery/ui';

/** The icons of the roles. */
export const roleIcons: Readonly<Record<UserRole, typeof UserIcon>> = {
  administrator: ShieldIcon,
  manager: StoreIcon,
  editor: EditIcon,
  support: TalkIcon,
  user: UserIcon,
  'restricted-user': LockIcon,
};
