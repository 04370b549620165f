import { useFormat } from '@servery/screens';
import { CheckIcon, Heading } from '@servery/ui';
import { useIntl } from 'react-intl';
import { displayMessages as messages } from '../messages/display.ts';
import type { Result } from '../newOrder/result.ts';
import * as styles from './display.css.ts';

interface DisplayedResultProps {
  merchant_id: number;
  merchant_name: string;
  /** The last order; null if the guest hasn’t ordered yet. */
  result: Result | null;
}

/** The number of the guest’s order with the change or the amount to pay, or a welcome. */
export function DisplayedResult({ merchant_id, merchant_name, result }: DisplayedResultProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  if (!result)
    return (
      <div className={styles.middle}>
        <Heading level={1} size="xxl">
          {formatMessage(messages.welcome)}
        </Heading>
        <span className={styles.large}>{merchant_name}</span>
      </div>
    );
  const { number, balance, change } = result;
  const isPaid = balance <= 0;
  return (
    <div className={styles.middle} role="status">
      {isPaid && (
        <span className={styles.tick}>
          <CheckIcon />
        </span>
      )}
      <Heading level={1} size="xxl">
        {formatMessage(isPaid ? messages.thanks : messages.title)}
      </Heading>
      <dl className={styles.figures}>
        <Figure label={formatMessage(messages.number)} value={number} />
        {!isPaid && <Figure label={formatMessage(messages.due)} value={money(balance)} />}
        {isPaid && change > 0 && (
          <Figure label={formatMessage(messages.change)} value={money(change)} />
        )}
      </dl>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.quiet}>{label}</dt>
      <dd className={styles.large}>{value}</dd>
    </div>
  );
}
