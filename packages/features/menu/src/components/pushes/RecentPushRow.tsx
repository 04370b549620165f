import type { ItemPush } from '@servery/api';
import { useFormat } from '@servery/screens';
import { takeFocus } from '@servery/screens/take-focus';
import { Button } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { priceMessages as messages } from '../../messages/prices.ts';
import * as page from '../page.css.ts';
import * as styles from './pushes.css.ts';

/** The fields that pushes of prices and of items share. */
export type RecentPush = Pick<
  ItemPush,
  'id' | 'merchant_id' | 'at' | 'by' | 'undo_until' | 'can_undo' | 'undone_by'
>;

/** How a push is shown in a list of recent pushes. */
export interface RecentPushState {
  isUndoing: boolean;
  /** Whether the person has just undone it here: the button that had the focus is gone. */
  takesFocus: boolean;
  onUndo: () => Promise<void>;
}

interface RecentPushRowProps extends RecentPushState {
  push: RecentPush;
  /** A line about the push, such as “Pushed to 2 outlets”. */
  children: ReactNode;
  /** Returns the label of the button that undoes a push of a time. */
  undoLabel: (time: string) => string;
}

/** A push with when and by whom it was made, and a button that undoes it within a day. */
export function RecentPushRow({ push, children, undoLabel, ...state }: RecentPushRowProps) {
  const { formatMessage, formatDate } = useIntl();
  const { dateTime, time_zone } = useFormat(push.merchant_id);
  const time = dateTime(push.at);
  const until = formatDate(push.undo_until, {
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    timeZone: time_zone,
  });
  return (
    <li className={styles.row}>
      <div className={page.facts}>
        <span>{children}</span>
        <span className={page.quiet}>
          <bdi>{push.by}</bdi> · <bdi>{time}</bdi>
        </span>
        {push.can_undo && (
          <span className={page.quiet}>{formatMessage(messages.undoUntil, { time: until })}</span>
        )}
        {push.undone_by !== null && (
          <span ref={state.takesFocus ? takeFocus : undefined} tabIndex={-1} className={page.quiet}>
            {formatMessage(messages.isUndone, { name: push.undone_by })}
          </span>
        )}
      </div>
      {push.can_undo && (
        <Button
          size="s"
          aria-label={undoLabel(time)}
          isPending={state.isUndoing}
          onPress={() => void state.onUndo()}
        >
          {formatMessage(messages.undo)}
        </Button>
      )}
    </li>
  );
}
