import { editQueue, queueStates, type Queue, type QueueEntry, type QueueState } from '@servery/api';
import { Banner, Button, EmptyState, PlusIcon, Segment, Segmented, UserIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Act } from '../acts.ts';
import { useEntryActs } from '../hooks/useEntryActs.ts';
import { useNow } from '../hooks/useNow.ts';
import { useQueueAction } from '../hooks/useQueueAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { actWords } from '../messages/act.ts';
import { boardWords as words } from '../messages/board.ts';
import { formWords } from '../messages/form.ts';
import { wishOf } from '../wishOf.ts';
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
  /** Who is in it, in the order in which they are served. */
  entries: readonly QueueEntry[];
}

type Asked = { what: 'join' | 'next' } | { what: 'direct' | 'remove' | 'seat'; entry: QueueEntry };

/** One queue: its state, what it promises, and who is in it. */
export function QueuePanel({ queue, entries }: QueuePanelProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { trigger: edit } = useQueueAction(editQueue);
  const tell = useTell();
  const { act, swap } = useEntryActs();
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const onSwap = (one: QueueEntry, other: QueueEntry) => void swap(one, other);
  const draggingOf = useSwapDrag(onSwap);
  const { id, version, name, state, call_minutes: callMinutes, quoted_minutes } = queue;
  const waiting = entries.filter(({ status }) => status === 'waiting');
  const setState = (next: QueueState) =>
    void tell(() => edit({ params: { id }, body: { version, ...wishOf(queue), state: next } }));
  const onAct = (what: Act, entry: QueueEntry) => {
    if (what === 'direct' || what === 'remove' || what === 'seat') setAsked({ what, entry });
    else void act(what, entry);
  };
  const join = (
    <Button
      tone="accent"
      emphasis="solid"
      icon={<PlusIcon />}
      isDisabled={state !== 'open'}
      onPress={() => setAsked({ what: 'join' })}
    >
      {formatMessage(formWords.join)}
    </Button>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.facts} role="status">
          <span>{formatMessage(words.waiting, { count: waiting.length })}</span>
          {state === 'open' && (
            <span>{formatMessage(words.quote, { minutes: formatNumber(quoted_minutes) })}</span>
          )}
        </div>
        <div className={styles.tools}>
          <Segmented
            label={formatMessage(words.state, { queue: name })}
            isLabelHidden
            value={state}
            onChange={setState}
          >
            {queueStates.map((one) => (
              <Segment key={one} value={one}>
                {formatMessage(words[one])}
              </Segment>
            ))}
          </Segmented>
          <Button isDisabled={waiting.length === 0} onPress={() => setAsked({ what: 'next' })}>
            {formatMessage(actWords.next)}
          </Button>
          {entries.length > 0 && join}
        </div>
      </div>
      {state !== 'open' && (
        <Banner tone="warning" isLive={false} title={formatMessage(words[state])}>
          {formatMessage(state === 'paused' ? words.pausedText : words.closedText)}
        </Banner>
      )}
      {entries.length === 0 && (
        <EmptyState icon={<UserIcon />} title={formatMessage(words.emptyTitle)} action={join}>
          {formatMessage(words.empty)}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ol className={cards.list} aria-label={formatMessage(words.entries, { queue: name })}>
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
                    onAct={onAct}
                    onSwap={onSwap}
                  />
                }
              />
            );
          })}
        </ol>
      )}
      {asked?.what === 'join' && <JoinForm queue={queue} onClose={close} />}
      {asked?.what === 'next' && <NextForm queue={queue} waiting={waiting} onClose={close} />}
      {asked?.what === 'seat' && <SeatForm entry={asked.entry} onClose={close} />}
      {(asked?.what === 'direct' || asked?.what === 'remove') && (
        <ReasonForm act={asked.what} entry={asked.entry} onClose={close} />
      )}
    </div>
  );
}
