import { getPush, Problem, type PushSubscriptionWish } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSubscribePush } from '../hooks/useSubscribePush.ts';
import { pushedWords } from '../messages/notifications.ts';
import type { PushDoor, PushView } from './PushDoor.ts';

/** Why turning it on or off came to nothing. */
export type PushTrouble = 'refused' | 'failed';

/** Hears what the host was told of this device; null once it is told no more. */
export type OnPush = (wish: PushSubscriptionWish | null) => void;

/** Until a browser has said otherwise it allows nothing. */
const unknown: PushView = { standing: 'denied', isSubscribed: false };

/** Whether this device gets push messages, by what its browser and the host say, and how to change that. */
export function usePush(door: PushDoor, onPush?: OnPush) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(getPush, {});
  const { trigger } = useSubscribePush();
  const [view, setView] = useState<PushView | null>(null);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<PushTrouble | null>(null);

  const look = useCallback(() => door.look().then(setView, () => setView(unknown)), [door]);
  useEffect(() => {
    void look();
    return door.watch(() => void look());
  }, [door, look]);

  const start = async (publicKey: string): Promise<PushTrouble | null> => {
    const target = await door.start(publicKey);
    if (!target) return 'refused';
    const words = {
      order_title: formatMessage(pushedWords.orderTitle),
      order_body: formatMessage(pushedWords.orderBody, { number: '{number}' }),
      bill_title: formatMessage(pushedWords.billTitle),
      help_title: formatMessage(pushedWords.helpTitle),
      request_body: formatMessage(pushedWords.requestBody, { table: '{table}' }),
      test_title: formatMessage(pushedWords.testTitle),
      test_body: formatMessage(pushedWords.testBody),
    };
    const wish = { ...target, words, is_active: true } as const;
    await trigger({ body: wish });
    onPush?.(wish);
    return null;
  };
  const stop = async (): Promise<null> => {
    await trigger({ body: { is_active: false } });
    onPush?.(null);
    await door.stop();
    return null;
  };
  const change = async (isWanted: boolean) => {
    if (!data) return;
    setPending(true);
    setTrouble(null);
    try {
      setTrouble(await (isWanted ? start(data.public_key) : stop()));
    } catch (problem) {
      // A session that ended is the app's to tell.
      if (!(problem instanceof Problem) || problem.code !== 'sessionExpired') setTrouble('failed');
    }
    await look();
    setPending(false);
  };

  const { standing, isSubscribed } = view ?? unknown;
  return {
    /** Whether the browser and the host have both answered. */
    isKnown: view !== null && data !== undefined,
    error,
    standing,
    isOn: standing === 'ready' && isSubscribed && data?.is_active === true,
    isPending,
    trouble,
    change: (isWanted: boolean) => void change(isWanted),
    look: () => void look(),
    retry: () => void mutate(),
  };
}
