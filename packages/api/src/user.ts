import type { Capability } from './capabilities.ts';
import { getUserInfo } from './endpoints/account.ts';
import { useCall } from './swr.ts';

/** Who is signed in, and what they may do. */
export const useUser = () => useCall(getUserInfo, { params: { role: 'user', id: 'me' } });

/** Whether the person may do something, by themselves or with a PIN; not while nobody knows yet. */
export function useRights(): (capability: Capability) => boolean {
  const { data: user } = useUser();
  return (capability) => (user ? user.rights.grants[capability] !== 'deny' : false);
}
