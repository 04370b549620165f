import type { SettingPush } from '@servery/api';
import { useFormat } from '@servery/screens';
import { takeFocus } from '@servery/screens/take-focus';
import { Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from '../../messages/push.ts';
import * as styles from './push.css.ts';

interface RecentSettingPushProps {
  push: SettingPush;
  isUndoing: boolean;
  /** Whether the person has just undone it here: the button that had the focus is gone. */
  takesFocus: boolean;
  onUndo: () => Promise<void>;
}

const titles = {
  locked: messages.recentLocked,
  default: messages.recentDefault,
  free: messages.recentFree,
};

/** A push of a section, with a button that undoes it within a day. */
export function RecentSettingPush({ push, isUndoing, takesFocus, onUndo }: RecentSettingPushProps) {
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
      <div className={styles.facts}>
        <span>{formatMessage(titles[push.mode], { count: push.outlets })}</span>
        <span className={styles.quiet}>
          <bdi>{push.by}</bdi> · <bdi>{time}</bdi>
        </span>
        {push.can_undo && (
          <span className={styles.quiet}>{formatMessage(messages.undoUntil, { time: until })}</span>
        )}
        {push.undone_by !== null && (
          <span ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={styles.quiet}>
            {formatMessage(messages.isUndone, { name: push.undone_by })}
          </span>
        )}
      </div>
      {push.can_undo && (
        <Button
          size="s"
          aria-label={formatMessage(messages.undoPush, { time })}
          isPending={isUndoing}
          onPress={() => void onUndo()}
        >
          {formatMessage(messages.undo)}
        </Button>
      )}
    </li>
  );
}
