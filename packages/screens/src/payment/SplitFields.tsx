import { equalShares } from '@servery/domain/money';
import { Text } from '@servery/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../components/MoneyField.tsx';
import { NumberField } from '../components/NumberField.tsx';
import { useFormat } from '../format/useFormat.ts';
import { orderMessages } from '../messages/orders.ts';
import { paymentMessages as messages } from '../messages/payment.ts';
import * as styles from './payment.css.ts';

/** A bill that is paid in parts: in equal shares, or by an amount for the next payment. */
export interface Split {
  /** The amount that was left when it was split, in sen. */
  whole: number;
  guests: number;
  /** The number of payments taken before it was split. */
  before: number;
  /**
   * The amount typed for the next payment, in sen; null if the field is empty, undefined for an equal
   * share.
   */
  amount: number | null | undefined;
  /** The number of payments taken when it was typed. */
  typedAt: number;
}

export interface SplitFieldsProps {
  merchant_id: number;
  split: Split;
  /** The amount of the next payment, in sen; null if the field is empty. */
  amount: number | null;
  /** Explains why the amount isn't accepted. */
  errorMessage?: string | undefined;
  /** Whether a guest has paid a share, so that their number is fixed. */
  isStarted: boolean;
  onChange: (split: Split) => void;
}

/**
 * The number of guests who share a bill equally, and the amount of the next payment. Takes focus from
 * the button that it replaces.
 */
export function SplitFields(props: SplitFieldsProps) {
  const { merchant_id, split, amount, errorMessage, isStarted, onChange } = props;
  const { formatMessage } = useIntl();
  const { money, symbol } = useFormat(merchant_id);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const shares = equalShares(split.whole, split.guests);
  const [most = 0, least = 0] = [shares[0], shares.at(-1)];
  return (
    <div
      ref={group}
      role="group"
      aria-label={formatMessage(messages.splitPayment)}
      tabIndex={-1}
      className={styles.split}
    >
      <NumberField
        label={formatMessage(messages.split)}
        value={split.guests}
        onChange={(guests) => onChange({ ...split, guests: guests ?? 1, amount: undefined })}
        minValue={1}
        maxValue={20}
        isDisabled={isStarted}
        decrementLabel={formatMessage(messages.splitFewer)}
        incrementLabel={formatMessage(messages.splitMore)}
      />
      <MoneyField
        label={formatMessage(orderMessages.amount)}
        currency={symbol}
        value={amount}
        onChange={(typed) => onChange({ ...split, amount: typed })}
        errorMessage={errorMessage}
      />
      {split.guests > 1 && (
        <Text as="p" tone="muted">
          <FormattedMessage
            {...(most === least ? messages.share : messages.shares)}
            values={{ amount: money(most), least: money(least), most: money(most) }}
          />
        </Text>
      )}
    </div>
  );
}
