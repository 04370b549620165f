import { Banner } from '@servery/ui';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { content } from '../shell/Frame.css.ts';
import { shellMessages as messages } from '../shell/messages.ts';
import { onAgain } from './again.ts';
import { UpdateOffer } from './UpdateOffer.tsx';

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
  useEffect(() => onAgain(() => void mutate(() => true)), [mutate]);
  return (
    <>
      {!isOnline && <Banner tone="warning">{formatMessage(messages.offline)}</Banner>}
      <UpdateOffer />
      <div className={content}>{children}</div>
    </>
  );
}
