import type { GuestTable } from '@servery/api';
import { Banner, OfflineIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pageWords as words } from '../messages/page.ts';

/** What keeps guests from ordering just now. */
export function Notices({ table, isOffline }: { table: GuestTable; isOffline: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isOffline && (
        <Banner tone="warning" icon={<OfflineIcon />}>
          {formatMessage(words.offline)}
        </Banner>
      )}
      {!table.is_active && <Banner tone="warning">{formatMessage(words.outOfService)}</Banner>}
      {table.is_active && !table.is_open && (
        <Banner tone="info">{formatMessage(words.closed)}</Banner>
      )}
    </>
  );
}
