import type { ChangePreview, Totals } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useIntl } from 'react-intl';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { figureMessages } from '../../../messages/figures.ts';
import {
  changed,
  comparison,
  figure,
  heading,
  name,
  strong,
  sum as total,
} from '../ActionDialog.css.ts';

const shown = [
  'gross',
  'comps',
  'order_discounts',
  'service_charge',
  'fees',
  'tax',
  'total',
  'captured',
  'balance',
] as const;

const lowers: ReadonlySet<string> = new Set(['comps', 'order_discounts']);

/**
 * The bills before combining, their sum and the resulting bill; rows that differ from the sum are
 * highlighted.
 */
export function CombinePreview({ preview: { before, order } }: { preview: ChangePreview }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const sum = (key: keyof Totals) => before.reduce((all, { totals }) => all + totals[key], 0);
  const write = (key: string, sen: number) => money(lowers.has(key) ? -sen : sen);
  const rows = shown.filter((key) => sum(key) !== 0 || order.totals[key] !== 0);
  const weight = (key: string) => (key === 'total' ? total : '');
  const isMany = before.length > 3;
  const columns = isMany ? [] : before;
  return (
    <table className={comparison}>
      <thead>
        <tr>
          <th className={`${name} ${heading}`}>{formatMessage(combineDialogMessages.before)}</th>
          {columns.map(({ id, number }) => (
            <th key={id} className={`${figure} ${heading}`}>
              {formatMessage(combineDialogMessages.order, { number })}
            </th>
          ))}
          {isMany && (
            <th className={`${figure} ${heading}`}>{formatMessage(combineDialogMessages.sum)}</th>
          )}
          <th className={`${figure} ${heading}`}>
            {formatMessage(combineDialogMessages.after, { number: order.number })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => (
          <tr key={key} className={key === 'total' ? strong : undefined}>
            <th scope="row" className={`${name} ${weight(key)}`}>
              {formatMessage(figureMessages[key])}
            </th>
            {columns.map(({ id, totals }) => (
              <td key={id} className={`${figure} ${weight(key)}`}>
                {write(key, totals[key])}
              </td>
            ))}
            {isMany && <td className={`${figure} ${weight(key)}`}>{write(key, sum(key))}</td>}
            <td
              className={`${figure} ${weight(key) || (sum(key) === order.totals[key] ? '' : changed)}`}
            >
              {write(key, order.totals[key])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
