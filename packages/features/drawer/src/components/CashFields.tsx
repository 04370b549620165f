import { denominationsOf } from '@servery/domain/money';
import { NumberField, useFormat } from '@servery/screens';
import { Amount, Text } from '@servery/ui';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { totalOf, type Quantities } from '../cash.ts';
import { countMessages as messages } from '../messages/yours.ts';
import { amount, row, rows, total } from './CashFields.css.ts';

interface CashFieldsProps {
  merchantId: number;
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}

/** The most notes or coins of one value. */
const maxQuantity = 9_999;

/** Enter moves to the next field, as on a calculator; in the last one it submits the form. */
function goOn(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** The number of each note and coin of a merchant's currency, with their sum. */
export function CashFields({ merchantId, quantities, onChange }: CashFieldsProps) {
  const { formatMessage } = useIntl();
  const { currency, money } = useFormat(merchantId);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It handles keys that bubble up from its fields. */}
      <div className={rows} onKeyDown={goOn}>
        {denominationsOf(currency).map((value) => {
          const quantity = quantities[value] ?? null;
          return (
            <div key={value} className={row}>
              <span aria-hidden>{money(value)}</span>
              <NumberField
                label={formatMessage(messages.piece, { value: money(value) })}
                isLabelHidden
                minValue={0}
                maxValue={maxQuantity}
                value={quantity}
                onChange={(next) => onChange({ ...quantities, [value]: next })}
              />
              <span className={amount} data-empty={quantity === null || undefined}>
                <Amount>{money(value * (quantity ?? 0))}</Amount>
              </span>
            </div>
          );
        })}
      </div>
      <div className={total} role="status">
        <Text weight="bold">{formatMessage(messages.total)}</Text>
        <Text weight="bold">
          <Amount>{money(totalOf(quantities))}</Amount>
        </Text>
      </div>
    </>
  );
}
