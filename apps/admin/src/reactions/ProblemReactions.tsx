import { Banner } from '@servery/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { content } from '../shell/Frame.css.ts';
import { shellMessages as messages } from '../shell/messages.ts';
import { updates } from '../worker/updates.ts';
import { onAgain } from './again.ts';

// Without it, the bell still offers the update.
const UpdateOffer = lazy(() => import('./UpdateOffer.tsx').catch(() => ({ default: () => null })));

const connection = {
  subscribe: (listener: () => void) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  read: () => navigator.onLine,
};

/**
 * Shows a banner above a screen while offline, and revalidates all data after maintenance or a new
 * sign-in.
 */
export function ProblemReactions({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.read);
  const waiting = useSyncExternalStore(updates.subscribe, updates.read);
  useEffect(() => onAgain(() => void mutate(() => true)), [mutate]);
  return (
    <>
      {!isOnline && <Banner tone="warning">{formatMessage(messages.offline)}</Banner>}
      {waiting && (
        <Suspense>
          <UpdateOffer waiting={waiting} />
        </Suspense>
      )}
      <div className={content}>{children}</div>
    </>
  );
}
