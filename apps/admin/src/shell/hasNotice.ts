import type { UserInfo } from '@servery/api';

/**
 * Whether a bar is above the screens of a person: they view a merchant or have read-only outlets. A
 * session that an older version of the app stored doesn't say which outlets are read-only; the person
 * is loaded soon after.
 */
export const hasNotice = ({
  viewing,
  read_only,
}: Pick<UserInfo, 'viewing'> & Partial<Pick<UserInfo, 'read_only'>>): boolean =>
  Boolean(viewing ?? read_only?.length);
