import { addGuestLines, getGuestTable, Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { keyOf } from '@servery/api/swr';
import { useErrorToast } from '@servery/screens';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { Outbox, type SendResult, type PendingEntry } from '../outbox/Outbox.ts';
import { useProblemText } from './useProblemText.ts';

const againMs = 3000;
const localStore = () => ('localStorage' in globalThis ? globalThis.localStorage : undefined);

/** Whether sending can be retried: there was no response, or the server was busy. */
const isPassing = ({ code, status }: Problem) =>
  status === 0 || status >= 500 || code === 'throttled' || code === 'inFlight';

/**
 * The dishes added on this phone that are still being sent to the shared cart. Retries every 3
 * seconds and when back online.
 */
export function useOutbox(token: string) {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const attempt = useErrorToast(useProblemText());
  const [outbox] = useState(() => new Outbox(token, localStore()));
  const [isStuck, setStuck] = useState(false);
  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener), [outbox]);
  const entries = useSyncExternalStore(subscribe, () => outbox.entries);

  const sendOne = async ({
    key,
    menu_id,
    quantity,
    options,
    note,
    by,
  }: PendingEntry): Promise<SendResult> => {
    const line = { menu_id, quantity, options: [...options], note };
    const input = { body: { token, name: by, lines: [line] } };
    const sending = async (): Promise<SendResult> => {
      try {
        const table = await client.call(addGuestLines, input, { idempotencyKey: key });
        await mutate(keyOf(getGuestTable, { query: { token } }), table, { revalidate: false });
        return 'done';
      } catch (error) {
        if (error instanceof Problem && isPassing(error)) return 'later';
        // Any other refusal is final: show it and drop the entry.
        await attempt(() => Promise.reject(error));
        return 'done';
      }
    };
    const result = await sending();
    setStuck(result === 'later');
    return result;
  };
  const send = useEffectEvent(() => void outbox.send(sendOne));

  const count = entries.length;
  useEffect(() => {
    if (count === 0) return;
    const again = () => send();
    again();
    const timer = setInterval(again, againMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [count]);

  return {
    entries,
    isStuck: isStuck && count > 0,
    add: (entry: Omit<PendingEntry, 'isSent' | 'key'>) =>
      outbox.add({ ...entry, key: crypto.randomUUID() }),
    remove: (key: string) => outbox.remove(key),
  };
}

export type Basket = ReturnType<typeof useOutbox>;
