import type { ActionReason, OrderRow } from '@servery/api';
import { useFormat } from '@servery/screens';
import { plainAmount } from '@servery/api/format';
import { Amount, Badge, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../messages/history.ts';
import {
  methodMessages,
  paymentMessages,
  reasonMessages,
  statusMessages,
} from '../../messages/vocabulary.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import * as styles from './columns.css.ts';
import { paymentTone, reasonTone, statusTone } from '../../tones.ts';

/** A column of the history, with its value in exported files. */
export interface HistoryColumn extends Column<OrderRow> {
  label: string;
  value: (row: OrderRow) => string | number;
}

/** Whether a column can be hidden, which is the case for all but the number. */
export const isOptional = ({ id }: HistoryColumn): boolean => id !== 'number';

/**
 * Returns the history's columns, formatted for the reader's locale and the merchant's time zone.
 * `isShared` adds a merchant column; without `hasPrices`, payments and totals are left out.
 */
export function useHistoryColumns(
  merchantId: number | '',
  isShared: boolean,
  hasPrices: boolean,
): HistoryColumn[] {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat(merchantId || undefined);
  return useMemo(() => {
    const place = ({ table, customer_name }: OrderRow) => table?.name ?? customer_name;
    const method = (row: OrderRow) => formatMessage(methodMessages[row.order_method]);
    const status = (row: OrderRow) => formatMessage(statusMessages[row.status]);
    const payment = (row: OrderRow) => formatMessage(paymentMessages[row.payment_status]);
    const reasonsOf = ({ reasons }: OrderRow) =>
      reasons.map((reason) => formatMessage(reasonMessages[reason]));
    const reasons = (row: OrderRow) => <Reasons codes={row.reasons} texts={reasonsOf(row)} />;
    // Without the merchant, all columns fit next to the menu on a screen of 1280 px (998 px).
    const column = (
      id: Exclude<keyof typeof columnMessages, 'moreReasons'>,
      text: (row: OrderRow) => string,
      rest: Partial<HistoryColumn> = {},
    ): HistoryColumn => {
      const label = formatMessage(columnMessages[id]);
      return { id, header: label, label, value: text, cell: text, ...rest };
    };
    const columns = [
      column('number', ({ number }) => number, {
        width: 92,
        sortKey: 'number',
        cell: (row) => (
          <span className={styles.title}>
            <strong className={styles.number}>{row.number}</strong>
            <span className={styles.onCard}>
              <MethodIcon method={row.order_method} />
              <bdi className={styles.fits}>{place(row) || method(row)}</bdi>
            </span>
          </span>
        ),
      }),
      column('placed', ({ placed_at }) => format.dateTime(placed_at), {
        width: 100,
        sortKey: 'placed_at',
        cell: ({ placed_at }) => (
          <time dateTime={placed_at} className={styles.moment}>
            <span>{format.time(placed_at)}</span>
            <span className={styles.date}>{format.date(placed_at)}</span>
          </time>
        ),
      }),
      ...(isShared
        ? [
            column('merchant', ({ merchant_name }) => merchant_name, {
              minWidth: 104,
              cell: ({ merchant_name }) => (
                <bdi className={styles.merchant} title={merchant_name}>
                  {merchant_name}
                </bdi>
              ),
            }),
          ]
        : []),
      column('method', method, {
        width: 104,
        inCard: 'hidden',
        cell: (row) => (
          <span className={styles.method}>
            <MethodIcon method={row.order_method} />
            {method(row)}
          </span>
        ),
      }),
      column('where', place, {
        minWidth: 84,
        width: '1.4fr',
        inCard: 'hidden',
        cell: (row) => <Name>{place(row)}</Name>,
      }),
      column('lines', ({ item_count }) => formatNumber(item_count), {
        value: ({ item_count }) => item_count,
        width: 60,
        align: 'end',
        inCard: 'hidden',
      }),
      column('staff', ({ staff }) => staff?.name ?? '', {
        minWidth: 72,
        width: '1.2fr',
        inCard: 'hidden',
        cell: ({ staff }) => <Name>{staff?.name}</Name>,
      }),
      column('status', status, {
        width: 124,
        cell: (row) => (
          <span className={styles.states}>
            <Badge emphasis="plain" tone={statusTone(row.status)}>
              {status(row)}
            </Badge>
            {row.reasons.length > 0 && <span className={styles.onCard}>{reasons(row)}</span>}
          </span>
        ),
      }),
      column('payment', payment, {
        width: 128,
        cell: (row) => (
          <Badge emphasis="plain" tone={paymentTone(row.payment_status)}>
            {payment(row)}
          </Badge>
        ),
      }),
      column('reasons', (row) => reasonsOf(row).join('; '), {
        width: '1.4fr',
        minWidth: 116,
        inCard: 'hidden',
        cell: reasons,
      }),
      column('total', ({ total }) => plainAmount(total, format.currency), {
        width: 104,
        align: 'end',
        sortKey: 'total',
        // The total stays visible on screens of any width.
        pin: 'end',
        cell: ({ total }) => <Amount weight="medium">{format.money(total)}</Amount>,
      }),
    ];
    return hasPrices ? columns : columns.filter(({ id }) => id !== 'total' && id !== 'payment');
  }, [formatMessage, formatNumber, format, isShared, hasPrices]);
}

/** A name on one line, with the full text on hover. */
function Name({ children }: { children: string | undefined }) {
  return (
    <bdi className={styles.name} title={children}>
      {children}
    </bdi>
  );
}

interface ReasonsProps {
  codes: readonly ActionReason[];
  texts: readonly string[];
}

/** The first reason; the others as a count that lists them on hover. */
function Reasons({ codes: [first], texts: [text, ...more] }: ReasonsProps) {
  const { formatMessage } = useIntl();
  if (!first || !text) return null;
  return (
    <span className={styles.states} title={[text, ...more].join('\n')}>
      <span className={styles.fits}>
        <Badge tone={reasonTone(first)}>{text}</Badge>
      </span>
      {more.length > 0 && (
        <span className={styles.more}>
          {formatMessage(columnMessages.moreReasons, { count: more.length })}
        </span>
      )}
    </span>
  );
}
