import type { Capability } from './capabilities.ts';
import type { UserInfo } from './entities/people.ts';
import { getUserInfo } from './endpoints/account.ts';
import type { Feature } from './features.ts';
import { useCall } from './swr.ts';

/** Reads the signed-in person and their permissions. */
export const useUser = () => useCall(getUserInfo, { params: { role: 'user', id: 'me' } });

/**
 * Returns a function that checks whether the person can do something, directly or with a PIN. It
 * returns false until the person is loaded.
 */
export function useRights(): (capability: Capability) => boolean {
  const { data: user } = useUser();
  return (capability) => (user ? user.rights.grants[capability] !== 'deny' : false);
}

/**
 * Whether a person has a feature. A session that an older version of the app stored doesn’t say; the
 * person is loaded soon after.
 */
export const hasFeature = (
  user: Partial<Pick<UserInfo, 'off'>> | undefined,
  feature: Feature,
): boolean => !user?.off?.some((one) => one.feature === feature);
