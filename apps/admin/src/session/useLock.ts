import { releasePerson } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useCallback } from 'react';
import { lockCounter } from './session.ts';

/**
 * Returns a function that locks this counter, even if the server can’t be reached; the server then
 * signs the person out after the idle minutes.
 */
export function useLock(): () => void {
  const { call } = useClient();
  return useCallback(() => {
    void call(releasePerson, { body: {} }).catch(() => undefined);
    lockCounter();
  }, [call]);
}
