import { Button, EmptyState, TalkIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listWords as words } from '../messages/list.ts';
import { middle } from './app.css.ts';

/** Stands where a chat would: nobody was chosen yet. */
export function Start({ onStart }: { onStart: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={middle}>
      <EmptyState
        icon={<TalkIcon />}
        title={formatMessage(words.start)}
        action={<Button onPress={onStart}>{formatMessage(words.startAct)}</Button>}
      >
        {formatMessage(words.startText)}
      </EmptyState>
    </div>
  );
}
