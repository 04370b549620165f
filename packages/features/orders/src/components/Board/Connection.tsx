import type { LiveState } from '@servery/api';
import { ConnectionLight } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { connectionWords } from '../../messages/board.ts';

const lights = { live: 'online', polling: 'reconnecting', offline: 'offline' } as const;

interface ConnectionProps {
  live: LiveState;
  staleSince: string | undefined;
}

/** Whether the board is told of changes, asks for them, or is cut off, and since when it may be out of date. */
export function Connection({ live, staleSince }: ConnectionProps) {
  const isFirst = live === 'polling' && staleSince === undefined;
  const words = connectionWords[isFirst ? 'connecting' : live];
  return (
    <ConnectionLight status={lights[live]}>
      <FormattedMessage {...words} values={{ time: staleSince ?? '' }} />
    </ConnectionLight>
  );
}
