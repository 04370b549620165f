import type { QueueEntry } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, IconButton, Menu, MoreIcon, type MenuItem } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { actionsFor, type Action } from '../actions.ts';
import { actMessages as messages } from '../messages/act.ts';
import { seatMessages } from '../messages/history.ts';
import * as styles from './EntryCard.css.ts';

interface EntryActionsProps {
  entry: QueueEntry;
  callMinutes: number;
  now: number;
  before: QueueEntry | undefined;
  after: QueueEntry | undefined;
  onAction: (action: Action, entry: QueueEntry) => void;
  onSwap: (entry: QueueEntry, other: QueueEntry) => void;
}

const wordsOf: Readonly<Record<Action, MessageDescriptor>> = {
  call: messages.call,
  again: messages.again,
  arrive: messages.arrive,
  serve: messages.serve,
  seat: seatMessages.seat,
  direct: messages.direct,
  noShow: messages.noShow,
  left: messages.left,
  remove: messages.remove,
  rejoin: messages.rejoin,
};

/** The most likely action of an entry as a large button, and all others in a menu. */
export function EntryActions(props: EntryActionsProps) {
  const { entry, callMinutes, now, before, after, onAction, onSwap } = props;
  const { formatMessage } = useIntl();
  const { number } = entry;
  const may = useRights();
  const [likely, ...others] = actionsFor(entry, callMinutes, now).filter(
    (action) => action !== 'seat' || may('table.occupy'),
  );
  if (!likely) return null;
  const swaps: MenuItem[] = [
    ...(before ? [{ id: 'before', neighbour: before, message: messages.before }] : []),
    ...(after ? [{ id: 'after', neighbour: after, message: messages.after }] : []),
  ].map(({ id, neighbour, message }) => ({
    id,
    label: formatMessage(message, { number: neighbour.number }),
    onAction: () => onSwap(entry, neighbour),
  }));
  const items: MenuItem[] = [
    ...swaps,
    ...others.map((action) => ({
      id: action,
      label: formatMessage(wordsOf[action], { number }),
      tone: action === 'remove' ? ('danger' as const) : ('neutral' as const),
      onAction: () => onAction(action, entry),
    })),
  ];
  return (
    <div className={styles.actions}>
      <div className={styles.likely}>
        <Button
          size="l"
          tone="accent"
          emphasis={entry.status === 'waiting' ? 'soft' : 'solid'}
          onPress={() => onAction(likely, entry)}
        >
          {formatMessage(wordsOf[likely], { number })}
        </Button>
      </div>
      {items.length > 0 && (
        <Menu
          label={formatMessage(messages.more, { number })}
          placement="bottom end"
          items={items}
          trigger={
            <IconButton size="l" label={formatMessage(messages.more, { number })}>
              <MoreIcon />
            </IconButton>
          }
        />
      )}
    </div>
  );
}
