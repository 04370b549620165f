import type { SystemNotice } from '@servery/orders';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { reloadApp } from '../worker/reloadApp.ts';
import { updates } from '../worker/updates.ts';
import { appMessages } from '../appMessages.ts';
import { shellMessages as messages } from './messages.ts';
import { connectionChange } from './connectionChange.ts';

/**
 * Returns the app's own notices: the connection was lost or restored, or a newer version is
 * waiting.
 */
export function useSystemNotices(): readonly SystemNotice[] {
  const { formatMessage } = useIntl();
  const change = useSyncExternalStore(connectionChange.subscribe, connectionChange.read);
  const waiting = useSyncExternalStore(updates.subscribe, updates.read);
  const [since] = useState(() => new Date().toISOString());
  return useMemo(() => {
    const connection: SystemNotice | null = change && {
      id: `connection ${change.at}`,
      tone: change.isOnline ? 'success' : 'warning',
      text: formatMessage(change.isOnline ? messages.connectionBack : messages.connectionLost),
      at: change.at,
    };
    const update: SystemNotice | null = waiting && {
      id: 'update',
      tone: 'info',
      text: formatMessage(messages.outdatedTitle),
      at: since,
      action: { label: formatMessage(appMessages.reload), onPress: () => void reloadApp() },
    };
    return [connection, update].filter((notice) => notice !== null);
  }, [change, waiting, since, formatMessage]);
}
