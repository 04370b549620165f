import { logout } from '@servery/api';
import { useClient } from '@servery/api/client';
import { clearSession } from '../session/session.ts';
import { saveKey } from '../session/signingKey.ts';

/**
 * Returns a function that signs out in this browser, even if the request fails; the session then
 * expires at the server.
 */
export function useLeave(): () => Promise<void> {
  const { call } = useClient();
  return async () => {
    await call(logout, { body: {} }).catch(() => undefined);
    await saveKey(null);
    clearSession();
  };
}
