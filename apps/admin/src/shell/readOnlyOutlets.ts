import type { Named, UserInfo } from '@servery/api';

/**
 * Returns the read-only outlets of a person, who views none. A session that an older version of the
 * app stored doesn't say; the person is loaded soon after.
 */
export const readOnlyOutlets = (
  user: (Pick<UserInfo, 'viewing'> & Partial<Pick<UserInfo, 'read_only'>>) | undefined,
): readonly Named[] => (user?.viewing ? [] : (user?.read_only ?? []));
