import { getPush, Problem, type PushSubscriptionInput } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSubscribePush } from '../hooks/useSubscribePush.ts';
import { pushedMessages } from '../messages/notifications.ts';
import type { PushPort, PushView } from './PushPort.ts';

/** Why turning notifications on or off failed. */
export type PushError = 'refused' | 'failed';

/** Called with the subscription that was sent to the host, or null once it is turned off. */
export type OnPush = (input: PushSubscriptionInput | null) => void;

/** Treat notifications as denied until the browser's state is known. */
const unknown: PushView = { support: 'denied', isSubscribed: false };

/**
 * Returns whether this device gets push messages, according to its browser and the host, and
 * functions to change that.
 */
export function usePush(port: PushPort, onPush?: OnPush) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(getPush, {});
  const { trigger } = useSubscribePush();
  const [view, setView] = useState<PushView | null>(null);
  const [isPending, setPending] = useState(false);
  const [formError, setFormError] = useState<PushError | null>(null);

  const look = useCallback(() => port.look().then(setView, () => setView(unknown)), [port]);
  useEffect(() => {
    void look();
    return port.watch(() => void look());
  }, [port, look]);

  const start = async (publicKey: string): Promise<PushError | null> => {
    const target = await port.start(publicKey);
    if (!target) return 'refused';
    const words = {
      order_title: formatMessage(pushedMessages.orderTitle),
      order_body: formatMessage(pushedMessages.orderBody, { number: '{number}' }),
      bill_title: formatMessage(pushedMessages.billTitle),
      help_title: formatMessage(pushedMessages.helpTitle),
      request_body: formatMessage(pushedMessages.requestBody, { table: '{table}' }),
      booking_title: formatMessage(pushedMessages.bookingTitle),
      booking_body: formatMessage(pushedMessages.bookingBody),
      test_title: formatMessage(pushedMessages.testTitle),
      test_body: formatMessage(pushedMessages.testBody),
    };
    const input = { ...target, words, is_active: true } as const;
    await trigger({ body: input });
    onPush?.(input);
    return null;
  };
  const stop = async (): Promise<null> => {
    await trigger({ body: { is_active: false } });
    onPush?.(null);
    await port.stop();
    return null;
  };
  const change = async (isWanted: boolean) => {
    if (!data) return;
    setPending(true);
    setFormError(null);
    try {
      setFormError(await (isWanted ? start(data.public_key) : stop()));
    } catch (problem) {
      // The app handles an expired session.
      if (!(problem instanceof Problem) || problem.code !== 'sessionExpired')
        setFormError('failed');
    }
    await look();
    setPending(false);
  };

  const { support, isSubscribed } = view ?? unknown;
  return {
    /** Whether the browser and the host have both answered. */
    isKnown: view !== null && data !== undefined,
    error,
    support,
    isOn: support === 'ready' && isSubscribed && data?.is_active === true,
    isPending,
    formError,
    change: (isWanted: boolean) => void change(isWanted),
    look: () => void look(),
    retry: () => void mutate(),
  };
}
