import type { LiveState } from '@servery/api';
import { ConnectionLight } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { connectionMessages } from '../../messages/board.ts';

const lights = { live: 'online', polling: 'reconnecting', offline: 'offline' } as const;

interface ConnectionProps {
  live: LiveState;
  staleSince: string | undefined;
}

/** The connection status: live, polling or cut off, and since when the board may be out of date. */
export function Connection({ live, staleSince }: ConnectionProps) {
  const isFirst = live === 'polling' && staleSince === undefined;
  const message = connectionMessages[isFirst ? 'connecting' : live];
  return (
    <ConnectionLight status={lights[live]}>
      <FormattedMessage {...message} values={{ time: staleSince ?? '' }} />
    </ConnectionLight>
  );
}
