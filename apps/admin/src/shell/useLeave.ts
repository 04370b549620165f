import { logout } from '@servery/api';
import { useClient } from '@servery/api/client';
import { clearSession } from '../session/session.ts';
import { keepKey } from '../session/signingKey.ts';

/** Signs out here, whatever the server says; there the session ends by itself. */
export function useLeave(): () => Promise<void> {
  const { call } = useClient();
  return async () => {
    await call(logout, { body: {} }).catch(() => undefined);
    await keepKey(null);
    clearSession();
  };
}
