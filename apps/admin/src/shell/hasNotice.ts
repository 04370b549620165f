import type { UserInfo } from '@servery/api';

/**
 * Whether a bar is above the screens of a person: they view a merchant, or their outlets are closing
 * or read-only. A session that an older version of the app stored doesn't say which outlets are
 * read-only; the person is loaded soon after.
 */
export const hasNotice = ({
  viewing,
  closes_at,
  read_only,
}: Pick<UserInfo, 'viewing'> & Partial<Pick<UserInfo, 'closes_at' | 'read_only'>>): boolean =>
  Boolean(viewing ?? closes_at ?? read_only?.length);
