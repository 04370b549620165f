import { likelyCash } from '@servery/domain/paying';
import { Button, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../components/MoneyField.tsx';
import { useFormat } from '../format/useFormat.ts';
import { paymentMessages as messages } from '../messages/payment.ts';
import { AmountKeypad } from './AmountKeypad.tsx';
import * as styles from './payment.css.ts';

export interface CashEntryProps {
  merchant_id: number;
  /** The amount to ask for in cash, in sen. */
  due: number;
  /** The part of it that rounding added or removed, in sen. */
  rounding: number;
  /** The cash received, in sen; null if it isn't known yet. */
  received: number | null;
  /** The change for the cash received, in sen; null while it's too little or unknown. */
  change: number | null;
  /** Explains why the cash received isn't accepted. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** The button that takes a typed amount. */
  action?: ReactNode;
  /** Called when a suggested amount is chosen, in sen. */
  onChoose: (amount: number) => void;
  /** Called with each typed amount, in sen. */
  onType: (amount: number | null) => void;
}

/**
 * The cash that a guest hands over: likely amounts as buttons, any other by keyboard or keypad, and
 * the change.
 */
export function CashEntry(props: CashEntryProps) {
  const { merchant_id, due, rounding, received, change, isDisabled = false } = props;
  const { formatMessage } = useIntl();
  const { money, symbol, currency } = useFormat(merchant_id);
  return (
    <div className={styles.cash}>
      <div className={styles.amounts}>
        {likelyCash(due, currency).map((amount) => {
          const isExact = amount === due;
          return (
            <Button
              key={amount}
              size="l"
              tone={isExact ? 'accent' : 'neutral'}
              emphasis={isExact ? 'soft' : 'outline'}
              isDisabled={isDisabled}
              onPress={() => props.onChoose(amount)}
            >
              {isExact ? formatMessage(messages.exact, { amount: money(amount) }) : money(amount)}
            </Button>
          );
        })}
      </div>
      <div className={styles.typed}>
        <div className={styles.entry}>
          <MoneyField
            label={formatMessage(messages.received)}
            currency={symbol}
            value={received}
            onChange={props.onType}
            errorMessage={props.errorMessage}
          />
          {props.action}
          {rounding !== 0 && (
            <Text as="p" size="s" tone="muted">
              <FormattedMessage {...messages.rounding} values={{ amount: money(rounding) }} />
            </Text>
          )}
          {change !== null && (
            <div className={styles.change} role="status">
              <span>{formatMessage(messages.change)}</span>
              <span className={styles.figure}>{money(change)}</span>
            </div>
          )}
        </div>
        <AmountKeypad value={received} isDisabled={isDisabled} onChange={props.onType} />
      </div>
    </div>
  );
}
