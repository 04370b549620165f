import { Banner } from '@servery/ui';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { room } from '../shell/Frame.css.ts';
import { shellWords as words } from '../shell/words.ts';
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

/** What stands above a screen while there is no connection; asks anew for everything shown once that is worth it. */
export function ProblemReactions({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.read);
  useEffect(() => onAgain(() => void mutate(() => true)), [mutate]);
  return (
    <>
      {!isOnline && <Banner tone="warning">{formatMessage(words.offline)}</Banner>}
      <UpdateOffer />
      <div className={room}>{children}</div>
    </>
  );
}
