import type { Reservation } from '@servery/api';
import { Button, IconButton, Menu, MoreIcon, type MenuItem } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { actionsFor, isBack, isMovable, isUnkind, type Action } from '../actions.ts';
import { actMessages as messages } from '../messages/act.ts';
import * as styles from './day/day.css.ts';

/** A requested action: one on the booking, or editing it. */
export type Ask = Action | 'edit';

interface BookingActionsProps {
  booking: Reservation;
  now: number;
  onAsk: (what: Ask, booking: Reservation) => void;
  /** Whether editing has a button of its own, where there is space. */
  hasEdit?: boolean;
}

const wordsOf: Readonly<Record<Action, MessageDescriptor>> = {
  confirm: messages.confirm,
  decline: messages.decline,
  payDeposit: messages.payDeposit,
  promote: messages.promote,
  arrive: messages.arrive,
  seat: messages.seat,
  noShow: messages.noShow,
  complete: messages.complete,
  cancel: messages.cancel,
  unseat: messages.unseat,
  reseat: messages.reseat,
};

/** The most likely next action as a button, and the others in a menu. */
export function BookingActions({ booking, now, onAsk, hasEdit }: BookingActionsProps) {
  const { formatMessage } = useIntl();
  const { name } = booking;
  const acts = actionsFor(booking, now);
  if (acts.length === 0) return null;
  const likely = isUnkind(acts[0]!) || isBack(acts[0]!) ? undefined : acts[0];
  const others = likely ? acts.slice(1) : acts;
  const items: MenuItem[] = others.map((action) => ({
    id: action,
    label: formatMessage(wordsOf[action]),
    tone: isUnkind(action) ? ('danger' as const) : ('neutral' as const),
    onAction: () => onAsk(action, booking),
  }));
  const edit: MenuItem = {
    id: 'edit',
    label: formatMessage(messages.edit),
    onAction: () => onAsk('edit', booking),
  };
  const canEdit = isMovable(booking);
  const all = canEdit && !hasEdit ? [edit, ...items] : items;
  const action = likely && formatMessage(wordsOf[likely]);
  const more = formatMessage(messages.more, { name });
  return (
    <div className={styles.actions} data-likely={likely !== undefined || undefined}>
      {hasEdit && canEdit && (
        <Button tone="neutral" onPress={() => onAsk('edit', booking)}>
          {formatMessage(messages.edit)}
        </Button>
      )}
      {likely && action && (
        <div className={styles.likely}>
          <Button
            tone="accent"
            emphasis={booking.status === 'arrived' ? 'solid' : 'soft'}
            aria-label={formatMessage(messages.likely, { action, name })}
            onPress={() => onAsk(likely, booking)}
          >
            {action}
          </Button>
        </div>
      )}
      {all.length > 0 && (
        <Menu
          label={more}
          placement="bottom end"
          items={all}
          trigger={
            <IconButton label={more}>
              <MoreIcon />
            </IconButton>
          }
        />
      )}
    </div>
  );
}
