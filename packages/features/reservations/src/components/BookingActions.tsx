import type { Reservation } from '@servery/api';
import { Button, IconButton, Menu, MoreIcon, type MenuItem } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { actsFor, isBack, isMovable, isUnkind, type Act } from '../acts.ts';
import { actWords as words } from '../messages/act.ts';
import * as styles from './day/day.css.ts';

/** What can be asked for: an act, or to change what was booked. */
export type Ask = Act | 'edit';

interface BookingActionsProps {
  booking: Reservation;
  now: number;
  onAsk: (what: Ask, booking: Reservation) => void;
  /** Whether changing it has a button of its own: where there is room. */
  hasEdit?: boolean;
}

const wordsOf: Readonly<Record<Act, MessageDescriptor>> = {
  confirm: words.confirm,
  decline: words.decline,
  payDeposit: words.payDeposit,
  promote: words.promote,
  arrive: words.arrive,
  seat: words.seat,
  noShow: words.noShow,
  complete: words.complete,
  cancel: words.cancel,
  unseat: words.unseat,
  reseat: words.reseat,
};

/** What is likely next as a button, and everything else in a menu. */
export function BookingActions({ booking, now, onAsk, hasEdit }: BookingActionsProps) {
  const { formatMessage } = useIntl();
  const { name } = booking;
  const acts = actsFor(booking, now);
  if (acts.length === 0) return null;
  const likely = isUnkind(acts[0]!) || isBack(acts[0]!) ? undefined : acts[0];
  const others = likely ? acts.slice(1) : acts;
  const items: MenuItem[] = others.map((act) => ({
    id: act,
    label: formatMessage(wordsOf[act]),
    tone: isUnkind(act) ? ('danger' as const) : ('neutral' as const),
    onAction: () => onAsk(act, booking),
  }));
  const edit: MenuItem = {
    id: 'edit',
    label: formatMessage(words.edit),
    onAction: () => onAsk('edit', booking),
  };
  const canEdit = isMovable(booking);
  const all = canEdit && !hasEdit ? [edit, ...items] : items;
  const act = likely && formatMessage(wordsOf[likely]);
  const more = formatMessage(words.more, { name });
  return (
    <div className={styles.actions} data-likely={likely !== undefined || undefined}>
      {hasEdit && canEdit && (
        <Button tone="neutral" onPress={() => onAsk('edit', booking)}>
          {formatMessage(words.edit)}
        </Button>
      )}
      {likely && act && (
        <div className={styles.likely}>
          <Button
            tone="accent"
            emphasis={booking.status === 'arrived' ? 'solid' : 'soft'}
            aria-label={formatMessage(words.likely, { act, name })}
            onPress={() => onAsk(likely, booking)}
          >
            {act}
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
