import { addGuestLines, getGuestTable, Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { keyOf } from '@servery/api/swr';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { Outbox, type Fate, type Waiting } from '../outbox/Outbox.ts';
import { useTell } from './useTell.ts';

const againMs = 3000;
const shelfHere = () => ('localStorage' in globalThis ? globalThis.localStorage : undefined);

/** Whether the same may be sent again: nobody answered, or was too busy to. */
const isPassing = ({ code, status }: Problem) =>
  status === 0 || status >= 500 || code === 'throttled' || code === 'inFlight';

/** What was chosen on this telephone and is on its way into the cart of the table. */
export function useOutbox(token: string) {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const tell = useTell();
  const [outbox] = useState(() => new Outbox(token, shelfHere()));
  const [isStuck, setStuck] = useState(false);
  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener), [outbox]);
  const entries = useSyncExternalStore(subscribe, () => outbox.entries);

  const sendOne = async ({ key, menu_id, quantity, options, note, by }: Waiting): Promise<Fate> => {
    const line = { menu_id, quantity, options: [...options], note };
    const input = { body: { token, name: by, lines: [line] } };
    const sending = async (): Promise<Fate> => {
      try {
        const table = await client.call(addGuestLines, input, { idempotencyKey: key });
        await mutate(keyOf(getGuestTable, { query: { token } }), table, { revalidate: false });
        return 'done';
      } catch (error) {
        if (error instanceof Problem && isPassing(error)) return 'later';
        // What is refused is refused for good: it is told, and waits no longer.
        await tell(() => Promise.reject(error));
        return 'done';
      }
    };
    const fate = await sending();
    setStuck(fate === 'later');
    return fate;
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
    add: (entry: Omit<Waiting, 'isSent' | 'key'>) =>
      outbox.add({ ...entry, key: crypto.randomUUID() }),
    remove: (key: string) => outbox.remove(key),
  };
}

export type Basket = ReturnType<typeof useOutbox>;
