import type { LiveState } from '@servery/api';
import { connectionStatus } from '@servery/screens';
import { ConnectionLight } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { connectionMessages } from '../../messages/board.ts';

interface ConnectionProps {
  live: LiveState;
  staleSince: string | undefined;
}

/** The connection status, and since when the board may be out of date. */
export function Connection({ live, staleSince }: ConnectionProps) {
  return (
    <ConnectionLight status={connectionStatus[live]}>
      <FormattedMessage {...connectionMessages[live]} values={{ time: staleSince ?? '' }} />
    </ConnectionLight>
  );
}
