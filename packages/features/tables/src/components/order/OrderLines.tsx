import type { Order, OrderLine } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useIntl } from 'react-intl';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

const percent = { style: 'percent', maximumFractionDigits: 2 } as const;

const optionsOf = ({ options }: OrderLine): string[] =>
  options.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));

/** The items of an order with their options, and all amounts up to the total. */
export function OrderLines({ order }: { order: Order }) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { items, reductions, totals, derivations } = order;
  const amounts = [
    ...reductions.map(({ id, label, value }) => ({ key: `r${id}`, label, amount: -value })),
    {
      key: 'service',
      label: formatMessage(messages.serviceCharge),
      amount: totals.service_charge,
    },
    ...derivations
      .filter(({ figure }) => figure === 'tax')
      .map(({ label: name, rate, amount }) => ({
        key: `tax ${name}`,
        label: formatMessage(messages.taxAt, {
          name,
          rate: formatNumber((rate ?? 0) / 10_000, percent),
        }),
        amount,
      })),
  ].filter(({ amount }) => amount !== 0);
  return (
    <ul className={styles.list}>
      {items
        .filter(({ status }) => status !== 'voided')
        .map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.what}>
              <span>
                {line.quantity} × {line.name}
              </span>
              <span className={styles.quiet}>
                {[...optionsOf(line), line.note, line.is_comped && formatMessage(messages.comped)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.figure}>
              {money(line.is_comped ? 0 : line.gross - line.reduction)}
            </span>
          </li>
        ))}
      {amounts.map(({ key, label, amount }) => (
        <li key={key} className={styles.line}>
          <span className={styles.what}>{label}</span>
          <span className={styles.figure}>{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
