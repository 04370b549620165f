import type { SystemNotice } from '@servery/orders';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { loadAnew } from '../worker/loadAnew.ts';
import { updates } from '../worker/updates.ts';
import { appWords } from '../words.ts';
import { shellWords as words } from './words.ts';
import { connectionNews } from './notices.ts';

/** What the app itself has to say: the connection went or came back, a newer version waits. */
export function useSystemNotices(): readonly SystemNotice[] {
  const { formatMessage } = useIntl();
  const news = useSyncExternalStore(connectionNews.subscribe, connectionNews.read);
  const waiting = useSyncExternalStore(updates.subscribe, updates.read);
  const [since] = useState(() => new Date().toISOString());
  return useMemo(() => {
    const connection: SystemNotice | null = news && {
      id: `connection ${news.at}`,
      tone: news.isOnline ? 'success' : 'warning',
      text: formatMessage(news.isOnline ? words.connectionBack : words.connectionLost),
      at: news.at,
    };
    const update: SystemNotice | null = waiting && {
      id: 'update',
      tone: 'info',
      text: formatMessage(appWords.outdatedTitle),
      at: since,
      action: { label: formatMessage(appWords.reload), onPress: () => void loadAnew() },
    };
    return [connection, update].filter((notice) => notice !== null);
  }, [news, waiting, since, formatMessage]);
}
