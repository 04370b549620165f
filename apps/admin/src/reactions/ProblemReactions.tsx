import { Banner } from '@servery/ui';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { connectionChange } from '../shell/connectionChange.ts';
import { content } from '../shell/Frame.css.ts';
import { shellMessages as messages } from '../shell/messages.ts';
import { onAgain } from './again.ts';
import { UpdateOffer } from './UpdateOffer.tsx';

/**
 * Shows a banner above a screen while offline, and revalidates all data after maintenance or a new
 * sign-in.
 */
export function ProblemReactions({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const change = useSyncExternalStore(connectionChange.subscribe, connectionChange.read);
  const isOnline = change?.isOnline ?? navigator.onLine;
  useEffect(() => onAgain(() => void mutate(() => true)), [mutate]);
  return (
    <>
      {!isOnline && <Banner tone="warning">{formatMessage(messages.offline)}</Banner>}
      <UpdateOffer />
      <div className={content}>{children}</div>
    </>
  );
}
