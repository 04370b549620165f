import { keepPerson } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useEffect } from 'react';
import { watchIdle } from '../session/idle.ts';
import { useLock } from '../session/useLock.ts';
import { useSession } from '../session/useSession.ts';

/** Keeps a person signed in on this counter while they use it, and locks it when they are idle. */
export default function Counter() {
  const { call } = useClient();
  const lock = useLock();
  const minutes = useSession()?.user.device?.idle_minutes;
  useEffect(() => {
    // Preload the PIN page, so that it also opens offline.
    void import('../pages/PinPage.tsx').catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!minutes) return;
    const onUse = () => void call(keepPerson, { body: {} }).catch(() => undefined);
    return watchIdle({ minutes, onUse, onIdle: lock });
  }, [minutes, call, lock]);
  return null;
}
