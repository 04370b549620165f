import { Button, EmptyState, TalkIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages as messages } from '../messages/list.ts';
import { middle } from './app.css.ts';

/** Placeholder while no chat is open. */
export function Start({ onStart }: { onStart: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={middle}>
      <EmptyState
        icon={<TalkIcon />}
        title={formatMessage(messages.start)}
        action={<Button onPress={onStart}>{formatMessage(messages.startAction)}</Button>}
      >
        {formatMessage(messages.startText)}
      </EmptyState>
    </div>
  );
}
