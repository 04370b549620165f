import type { PricePush } from '@servery/api';
import { LoadError, useFormat } from '@servery/screens';
import { takeFocus } from '@servery/screens/take-focus';
import { Button, Heading } from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePricePushes } from '../../hooks/usePricePushes.ts';
import { useUndoPush } from '../../hooks/useUndoPush.ts';
import { priceMessages as messages } from '../../messages/prices.ts';
import * as page from '../page.css.ts';
import * as styles from './prices.css.ts';

/** The latest price pushes of an item, which can be undone for a day; without any, nothing. */
export function RecentPushes({ item_id }: { item_id: number }) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { data, error, mutate } = usePricePushes(item_id);
  const { undo, isUndoing } = useUndoPush();
  const [undoneId, setUndoneId] = useState<number | null>(null);
  if (error)
    return (
      <LoadError
        level={3}
        error={error}
        staleTitle={formatMessage(messages.recentFailed)}
        onRetry={() => mutate()}
      />
    );
  if (!data || data.aaData.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {formatMessage(messages.recent)}
      </Heading>
      <ul className={styles.list} aria-labelledby={titleId}>
        {data.aaData.map((push) => (
          <RecentPush
            key={push.id}
            push={push}
            isUndoing={isUndoing}
            takesFocus={push.id === undoneId}
            onUndo={async () => {
              if (await undo(push)) setUndoneId(push.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface RecentPushProps {
  push: PricePush;
  isUndoing: boolean;
  /** Whether the person has just undone it here: the button that had the focus is gone. */
  takesFocus: boolean;
  onUndo: () => Promise<void>;
}

function RecentPush({ push, isUndoing, takesFocus, onUndo }: RecentPushProps) {
  const { formatMessage, formatDate } = useIntl();
  const { money, dateTime, time_zone } = useFormat(push.merchant_id);
  const price = money(push.price);
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
        <span>{formatMessage(messages.recentPush, { price, count: push.outlets })}</span>
        <span className={page.quiet}>
          <bdi>{push.by}</bdi> · <bdi>{time}</bdi>
        </span>
        {push.can_undo && (
          <span className={page.quiet}>{formatMessage(messages.undoUntil, { time: until })}</span>
        )}
        {push.undone_by !== null && (
          <span ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className={page.quiet}>
            {formatMessage(messages.isUndone, { name: push.undone_by })}
          </span>
        )}
      </div>
      {push.can_undo && (
        <Button
          size="s"
          aria-label={formatMessage(messages.undoPush, { price, time })}
          isPending={isUndoing}
          onPress={() => void onUndo()}
        >
          {formatMessage(messages.undo)}
        </Button>
      )}
    </li>
  );
}
