import { getUserInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Who is signed in, and what they may do. */
export const useUser = () => useCall(getUserInfo, { params: { role: 'user', id: 'me' } });
