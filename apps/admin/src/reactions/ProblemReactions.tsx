import { isWrite, type AnyEndpoint, type Problem } from '@servery/api';
import { Banner, toast } from '@servery/ui';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { reactions } from '../session/client.ts';
import { room } from '../shell/Shell.css.ts';
import { appWords as words, crashedText } from '../words.ts';
import { Maintenance } from './Maintenance.tsx';

const VersionDialog = lazy(() => import('./VersionDialog.tsx'));

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

/** What every screen would do alike when a call is refused, done once: by the status of the error catalogue. */
export function ProblemReactions({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const [isOutdated, setOutdated] = useState(false);
  const [isMaintained, setMaintained] = useState(false);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.read);

  useEffect(() => {
    const texts: Partial<Record<number, string>> = {
      400: formatMessage(words.closed),
      401: formatMessage(words.expired),
      429: formatMessage(words.throttled),
      500: formatMessage(words.crashed),
    };
    reactions.onProblem = ({ status, matter }: Problem, to?: AnyEndpoint) => {
      if (status === 410) setOutdated(true);
      if (status === 503) setMaintained(true);
      const number = matter.request_id;
      const text =
        status === 500 && number ? formatMessage(crashedText, { number }) : texts[status];
      if (!text) return;
      const isRefusal = status === 400 || status === 429;
      const title = formatMessage(isRefusal ? words.warning : words.unsuccessful);
      // A read that fails is shown where it failed; only what was done is answered by a toast.
      if (isRefusal || status === 401 || !to || isWrite(to))
        (isRefusal ? toast.warning : toast.error)({ title, text });
    };
    return () => {
      reactions.onProblem = () => undefined;
    };
  }, [formatMessage]);

  const retry = () => {
    setMaintained(false);
    void mutate(() => true);
  };
  return (
    <>
      {!isOnline && <Banner tone="warning">{formatMessage(words.offline)}</Banner>}
      {isMaintained && <Maintenance onRetry={retry} />}
      <div className={room}>{children}</div>
      {isOutdated && (
        <Suspense>
          <VersionDialog />
        </Suspense>
      )}
    </>
  );
}
