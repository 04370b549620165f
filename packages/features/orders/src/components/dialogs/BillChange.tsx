import type { Totals } from '@servery/api';
import { useFormat } from '@servery/screens';
import { FormattedMessage, useIntl } from 'react-intl';
import { billChangeMessages, figureMessages } from '../../messages/figures.ts';
import {
  changed,
  comparison,
  figure,
  heading,
  name,
  note,
  strong,
  sum,
} from './ActionDialog.css.ts';

export interface BillChangeProps {
  merchant_id: number;
  before: Totals;
  after: Totals;
}

const shown = [
  'gross',
  'item_discounts',
  'comps',
  'order_discounts',
  'service_charge',
  'fees',
  'tax',
  'total',
  'captured',
  'balance',
] as const;

/** Amounts that lower a bill, shown with a minus sign. */
const lowers: ReadonlySet<string> = new Set(['item_discounts', 'comps', 'order_discounts']);

/** The effect of an action on a bill: the changed amounts, the total and the balance. */
export function BillChange({ merchant_id, before, after }: BillChangeProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const write = (key: (typeof shown)[number], sen: number) => money(lowers.has(key) ? -sen : sen);
  const differing = shown.filter((key) => before[key] !== after[key]);
  const weight = (key: (typeof shown)[number]) => (key === 'total' ? sum : '');
  const rows = shown.filter(
    (key) => key === 'total' || key === 'balance' || differing.includes(key),
  );
  if (differing.length === 0)
    return (
      <p className={note}>
        <FormattedMessage {...billChangeMessages.unchanged} />
      </p>
    );
  return (
    <table className={comparison}>
      <thead>
        <tr>
          <th className={`${name} ${heading}`}>{formatMessage(billChangeMessages.figure)}</th>
          <th className={`${figure} ${heading}`}>{formatMessage(billChangeMessages.before)}</th>
          <th className={`${figure} ${heading}`}>{formatMessage(billChangeMessages.after)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => (
          <tr key={key} className={key === 'total' ? strong : undefined}>
            <th scope="row" className={`${name} ${weight(key)}`}>
              {formatMessage(figureMessages[key])}
            </th>
            <td className={`${figure} ${weight(key)}`}>{write(key, before[key])}</td>
            <td className={`${figure} ${weight(key) || (differing.includes(key) ? changed : '')}`}>
              {write(key, after[key])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
