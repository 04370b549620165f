import { editQueue, queueStates, type Queue, type QueueEntry, type QueueState } from '@servery/api';
import { useErrorToast, useNow } from '@servery/screens';
import { AddButton } from '@servery/screens/list';
import { Banner, Button, EmptyState, Segment, Segmented, UserIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Action } from '../actions.ts';
import { useEntryActions } from '../hooks/useEntryActions.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { actMessages } from '../messages/act.ts';
import { boardMessages as messages } from '../messages/board.ts';
import { formMessages } from '../messages/form.ts';
import { inputOf } from '../inputOf.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryCard } from './EntryCard.tsx';
import * as cards from './EntryCard.css.ts';
import { JoinForm } from './JoinForm.tsx';
import { NextForm } from './NextForm.tsx';
import * as styles from './page.css.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { SeatForm } from './SeatForm.tsx';
import { useSwapDrag } from './useSwapDrag.ts';

interface QueuePanelProps {
  queue: Queue;
  /** The entries of the queue, in the order in which they are served. */
  entries: readonly QueueEntry[];
}

type OpenDialog =
  | { what: 'join' | 'next' }
  | { what: 'direct' | 'remove' | 'seat'; entry: QueueEntry };

/** A queue: its state, its quoted wait and its entries. */
export function QueuePanel({ queue, entries }: QueuePanelProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { trigger: edit } = useQueueAction(editQueue);
  const attempt = useErrorToast(useProblemText());
  const { action, swap } = useEntryActions();
  const now = useNow(5000);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const onSwap = (entry: QueueEntry, other: QueueEntry) => void swap(entry, other);
  const draggingOf = useSwapDrag(onSwap);
  const { id, version, name, state, call_minutes: callMinutes, quoted_minutes } = queue;
  const waiting = entries.filter(({ status }) => status === 'waiting');
  const setState = (next: QueueState) =>
    void attempt(() => edit({ params: { id }, body: { version, ...inputOf(queue), state: next } }));
  const onAction = (what: Action, entry: QueueEntry) => {
    if (what === 'direct' || what === 'remove' || what === 'seat') setDialog({ what, entry });
    else void action(what, entry);
  };
  const join = (
    <AddButton isDisabled={state !== 'open'} onPress={() => setDialog({ what: 'join' })}>
      {formatMessage(formMessages.join)}
    </AddButton>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.facts} role="status">
          <span>{formatMessage(messages.waiting, { count: waiting.length })}</span>
          {state === 'open' && (
            <span>{formatMessage(messages.quote, { minutes: formatNumber(quoted_minutes) })}</span>
          )}
        </div>
        <div className={styles.tools}>
          <Segmented
            label={formatMessage(messages.state, { queue: name })}
            isLabelHidden
            value={state}
            onChange={setState}
          >
            {queueStates.map((one) => (
              <Segment key={one} value={one}>
                {formatMessage(messages[one])}
              </Segment>
            ))}
          </Segmented>
          <Button isDisabled={waiting.length === 0} onPress={() => setDialog({ what: 'next' })}>
            {formatMessage(actMessages.next)}
          </Button>
          {entries.length > 0 && join}
        </div>
      </div>
      {state !== 'open' && (
        <Banner tone="warning" isLive={false} title={formatMessage(messages[state])}>
          {formatMessage(state === 'paused' ? messages.pausedText : messages.closedText)}
        </Banner>
      )}
      {entries.length === 0 && (
        <EmptyState icon={<UserIcon />} title={formatMessage(messages.emptyTitle)} action={join}>
          {formatMessage(messages.empty)}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ol className={cards.list} aria-label={formatMessage(messages.entries, { queue: name })}>
          {entries.map((entry) => {
            const place = waiting.indexOf(entry);
            return (
              <EntryCard
                key={entry.id}
                entry={entry}
                callMinutes={callMinutes}
                now={now}
                dragging={entry.status === 'waiting' ? draggingOf(entry) : null}
                actions={
                  <EntryActions
                    entry={entry}
                    callMinutes={callMinutes}
                    now={now}
                    before={place > 0 ? waiting[place - 1] : undefined}
                    after={place >= 0 ? waiting[place + 1] : undefined}
                    onAction={onAction}
                    onSwap={onSwap}
                  />
                }
              />
            );
          })}
        </ol>
      )}
      {dialog?.what === 'join' && <JoinForm queue={queue} onClose={close} />}
      {dialog?.what === 'next' && <NextForm queue={queue} waiting={waiting} onClose={close} />}
      {dialog?.what === 'seat' && <SeatForm entry={dialog.entry} onClose={close} />}
      {(dialog?.what === 'direct' || dialog?.what === 'remove') && (
        <ReasonForm action={dialog.what} entry={dialog.entry} onClose={close} />
      )}
    </div>
  );
}
