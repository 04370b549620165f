import type { QueueEntry } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, IconButton, Menu, MoreIcon, type MenuItem } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { actsFor, type Act } from '../acts.ts';
import { actWords as words } from '../messages/act.ts';
import { seatWords } from '../messages/history.ts';
import * as styles from './EntryCard.css.ts';

interface EntryActionsProps {
  entry: QueueEntry;
  callMinutes: number;
  now: number;
  before: QueueEntry | undefined;
  after: QueueEntry | undefined;
  onAct: (act: Act, entry: QueueEntry) => void;
  onSwap: (one: QueueEntry, other: QueueEntry) => void;
}

const wordsOf: Readonly<Record<Act, MessageDescriptor>> = {
  call: words.call,
  again: words.again,
  arrive: words.arrive,
  serve: words.serve,
  seat: seatWords.seat,
  direct: words.direct,
  noShow: words.noShow,
  left: words.left,
  remove: words.remove,
  rejoin: words.rejoin,
};

/** What is likely next as a large button, and everything else in a menu. */
export function EntryActions(props: EntryActionsProps) {
  const { entry, callMinutes, now, before, after, onAct, onSwap } = props;
  const { formatMessage } = useIntl();
  const { number } = entry;
  const may = useRights();
  const [likely, ...others] = actsFor(entry, callMinutes, now).filter(
    (act) => act !== 'seat' || may('table.occupy'),
  );
  if (!likely) return null;
  const swaps: MenuItem[] = [
    ...(before ? [{ id: 'before', one: before, word: words.before }] : []),
    ...(after ? [{ id: 'after', one: after, word: words.after }] : []),
  ].map(({ id, one, word }) => ({
    id,
    label: formatMessage(word, { number: one.number }),
    onAction: () => onSwap(entry, one),
  }));
  const items: MenuItem[] = [
    ...swaps,
    ...others.map((act) => ({
      id: act,
      label: formatMessage(wordsOf[act], { number }),
      tone: act === 'remove' ? ('danger' as const) : ('neutral' as const),
      onAction: () => onAct(act, entry),
    })),
  ];
  return (
    <div className={styles.actions}>
      <div className={styles.likely}>
        <Button
          size="l"
          tone="accent"
          emphasis={entry.status === 'waiting' ? 'soft' : 'solid'}
          onPress={() => onAct(likely, entry)}
        >
          {formatMessage(wordsOf[likely], { number })}
        </Button>
      </div>
      {items.length > 0 && (
        <Menu
          label={formatMessage(words.more, { number })}
          placement="bottom end"
          items={items}
          trigger={
            <IconButton size="l" label={formatMessage(words.more, { number })}>
              <MoreIcon />
            </IconButton>
          }
        />
      )}
    </div>
  );
}
