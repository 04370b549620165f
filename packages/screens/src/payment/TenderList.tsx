import type { Payment, Problem } from '@servery/api';
import { paymentLabel } from '@servery/domain/paying';
import { Badge, Button, CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { actionMessages } from '../messages/actions.ts';
import { errorMessages } from '../messages/error.ts';
import { orderMessages } from '../messages/orders.ts';
import { paymentMessages as messages, paymentStateMessages } from '../messages/payment.ts';
import { voucherMessages } from '../messages/vouchers.ts';
import { useNow } from '../time/useNow.ts';
import * as styles from './payment.css.ts';
import { isVoucherTaken } from './isVoucherTaken.ts';
import { paymentTones } from './paymentTones.ts';
import type { TenderAttempt, Tenders } from './useTenders.ts';

export interface TenderListProps {
  merchant_id: number;
  /** The payments of the bill or bills. */
  payments: readonly Payment[];
  tenders: Pick<Tenders, 'attempt' | 'take' | 'dismiss'>;
  /** Whether anything is left to pay, so that a refused tender can be sent again. */
  canRetry: boolean;
  /** Returns the text of a problem. */
  problemText: (problem: Problem) => string;
}

/** The tenders of a bill, each with its amount and state. */
export function TenderList({ payments, ...props }: TenderListProps) {
  const { formatMessage } = useIntl();
  const { money, time } = useFormat(props.merchant_id);
  const { attempt } = props.tenders;
  if (payments.length === 0 && !attempt) return null;
  return (
    <ul className={styles.tenders} aria-label={formatMessage(orderMessages.payments)}>
      {payments.map(({ id, state, amount, tip, change, at, face_value, ...payment }) => (
        <li key={id} className={styles.tender}>
          <span className={styles.tenderName}>
            {paymentLabel(payment)}{' '}
            <Badge tone={paymentTones[state]}>{formatMessage(paymentStateMessages[state])}</Badge>
            <span className={styles.tenderTime}>{time(at)}</span>
            {(face_value ?? 0) > amount && (
              <span className={styles.tenderTime}>
                {formatMessage(voucherMessages.faceValueOf, { amount: money(face_value ?? 0) })}
              </span>
            )}
          </span>
          <span className={styles.tenderAmount}>{money(amount)}</span>
          {tip > 0 && (
            <span className={styles.tenderChange}>
              {formatMessage(messages.tip, { amount: money(tip) })}
            </span>
          )}
          {change > 0 && state === 'captured' && (
            <span className={styles.tenderChange}>
              {formatMessage(messages.changeGiven, { amount: money(change) })}
            </span>
          )}
        </li>
      ))}
      {attempt && <Attempt {...props} attempt={attempt} />}
    </ul>
  );
}

const attemptTones = { sending: 'info', failed: 'danger', unknown: 'warning' } as const;

function Attempt({
  merchant_id,
  attempt,
  tenders,
  canRetry,
  problemText,
}: Omit<TenderListProps, 'payments'> & { attempt: TenderAttempt }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(merchant_id);
  const { option, amount, tip, voucher, state, since, problem } = attempt;
  const name = paymentLabel({ name: option.name, voucher_code: voucher?.code });
  const seconds = Math.max(Math.floor((useNow(1000) - since) / 1000), 0);
  const twoDigits = { minimumIntegerDigits: 2 };
  const time = `${formatNumber(Math.floor(seconds / 60))}:${formatNumber(seconds % 60, twoDigits)}`;
  const isUnknown = state === 'unknown';
  return (
    <li className={styles.tender}>
      <span className={styles.tenderName}>
        {name}{' '}
        <Badge tone={attemptTones[state]}>
          {formatMessage(
            state === 'failed'
              ? paymentStateMessages.failed
              : isUnknown
                ? messages.unknown
                : messages.sending,
          )}
        </Badge>
        {isUnknown && (
          <span className={styles.tenderTime} role="timer">
            {formatMessage(messages.noAnswer, { time })}
          </span>
        )}
      </span>
      <span className={styles.tenderAmount}>{money(amount)}</span>
      {tip > 0 && (
        <span className={styles.tenderChange}>
          {formatMessage(messages.tip, { amount: money(tip) })}
        </span>
      )}
      {problem && (
        <p className={styles.tenderProblem} role="alert">
          {isVoucherTaken(problem) ? formatMessage(voucherMessages.taken) : problemText(problem)}
        </p>
      )}
      {problem && (
        <span className={styles.tenderTools}>
          {(canRetry || isUnknown) && (
            <Button size="l" onPress={() => tenders.take(attempt)}>
              {formatMessage(isUnknown ? messages.check : errorMessages.retry)}
            </Button>
          )}
          {!isUnknown && (
            <IconButton
              size="l"
              label={formatMessage(actionMessages.removeName, { name })}
              onPress={tenders.dismiss}
            >
              <CloseIcon />
            </IconButton>
          )}
        </span>
      )}
    </li>
  );
}
