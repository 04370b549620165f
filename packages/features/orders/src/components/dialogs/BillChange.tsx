import type { Totals } from '@servery/api';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { billChangeWords, figureWords } from '../../messages/figures.ts';
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

/** Figures that lower a bill stand with a minus sign. */
const lowers: ReadonlySet<string> = new Set(['item_discounts', 'comps', 'order_discounts']);

/** What an act does to a bill: the figures that change, the total, and what is left to pay. */
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
        <FormattedMessage {...billChangeWords.unchanged} />
      </p>
    );
  return (
    <table className={comparison}>
      <thead>
        <tr>
          <th className={`${name} ${heading}`}>{formatMessage(billChangeWords.figure)}</th>
          <th className={`${figure} ${heading}`}>{formatMessage(billChangeWords.before)}</th>
          <th className={`${figure} ${heading}`}>{formatMessage(billChangeWords.after)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => (
          <tr key={key} className={key === 'total' ? strong : undefined}>
            <th scope="row" className={`${name} ${weight(key)}`}>
              {formatMessage(figureWords[key])}
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
