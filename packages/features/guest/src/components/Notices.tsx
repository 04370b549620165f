import type { GuestTable } from '@servery/api';
import { Banner, OfflineIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from '../messages/page.ts';

/** Notices about why guests can't order right now. */
export function Notices({ table, isOffline }: { table: GuestTable; isOffline: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isOffline && (
        <Banner tone="warning" icon={<OfflineIcon />}>
          {formatMessage(messages.offline)}
        </Banner>
      )}
      {!table.is_active && <Banner tone="warning">{formatMessage(messages.outOfService)}</Banner>}
      {table.is_active && !table.is_open && (
        <Banner tone="info">{formatMessage(messages.closed)}</Banner>
      )}
    </>
  );
}
