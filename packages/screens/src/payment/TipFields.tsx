import { tipOf } from '@servery/domain/paying';
import { Button } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../components/MoneyField.tsx';
import { useFormat } from '../format/useFormat.ts';
import { tipMessages as messages } from '../messages/tips.ts';
import * as styles from './payment.css.ts';

export interface TipFieldsProps {
  merchant_id: number;
  /** The part of the bill that the next payment pays, in sen. */
  wanted: number;
  /** The suggested tips, as rates of that part. */
  rates: readonly number[];
  /** The tip on top of the next payment, in sen; null while none is entered. */
  tip: number | null;
  onChange: (tip: number | null) => void;
  onRemove: () => void;
}

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

/** The tip that a guest adds to the next payment: a suggestion, or any other amount. */
export function TipFields({ merchant_id, wanted, rates, tip, ...on }: TipFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money, symbol } = useFormat(merchant_id);
  const amounts = rates
    .toSorted((a, b) => a - b)
    .map((rate) => ({ rate, amount: tipOf(wanted, rate) }));
  return (
    <fieldset className={styles.option}>
      <legend className={styles.optionName}>{formatMessage(messages.tip)}</legend>
      <div className={styles.entry}>
        <div className={styles.amounts}>
          {amounts.map(({ rate, amount }) => (
            <Button
              key={rate}
              size="l"
              emphasis={amount === tip ? 'soft' : 'outline'}
              aria-pressed={amount === tip}
              onPress={() => on.onChange(amount)}
            >
              {formatMessage(messages.suggestion, {
                rate: formatNumber(rate / 10_000, percent),
                amount: money(amount),
              })}
            </Button>
          ))}
        </div>
        <MoneyField
          label={formatMessage(messages.amount)}
          currency={symbol}
          value={tip}
          onChange={on.onChange}
        />
        {(tip ?? 0) > 0 && (
          <div role="status">
            <FormattedMessage
              {...messages.together}
              values={{ amount: money(wanted + (tip ?? 0)), tip: money(tip ?? 0) }}
            />
          </div>
        )}
        <Button size="l" emphasis="ghost" onPress={on.onRemove}>
          {formatMessage(messages.remove)}
        </Button>
      </div>
    </fieldset>
  );
}
