import type { ActionReason, OrderRow } from '@servery/api';
import { Amount, Badge, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { columnWords } from '../../messages/history.ts';
import { methodWords, paymentWords, reasonWords, statusWords } from '../../messages/vocabulary.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import * as styles from './columns.css.ts';
import { paymentTone, reasonTone, statusTone } from '../../tones.ts';

/** A column of the history: what a row shows, and the same as plain text for a file. */
export interface HistoryColumn extends Column<OrderRow> {
  label: string;
  text: (row: OrderRow) => string;
}

/** Columns that somebody may hide: all but the number. */
export const isOptional = ({ id }: HistoryColumn): boolean => id !== 'number';

/** The columns in the reader's language and the merchant's zone; `isShared` adds whose order it is, and without `hasPrices` there are no payments and totals. */
export function useHistoryColumns(
  merchantId: number | '',
  isShared: boolean,
  hasPrices: boolean,
): HistoryColumn[] {
  const { formatMessage, formatNumber } = useIntl();
  const format = useFormat(merchantId || undefined);
  return useMemo(() => {
    const place = ({ table, customer_name }: OrderRow) => table?.name ?? customer_name;
    const method = (row: OrderRow) => formatMessage(methodWords[row.order_method]);
    const status = (row: OrderRow) => formatMessage(statusWords[row.status]);
    const payment = (row: OrderRow) => formatMessage(paymentWords[row.payment_status]);
    const reasonsOf = ({ reasons }: OrderRow) =>
      reasons.map((reason) => formatMessage(reasonWords[reason]));
    const reasons = (row: OrderRow) => <Reasons codes={row.reasons} texts={reasonsOf(row)} />;
    // With the merchant's column beside them, the others give room for the total.
    const least = (alone: number, beside: number) => (isShared ? beside : alone);
    const column = (
      id: Exclude<keyof typeof columnWords, 'moreReasons'>,
      text: (row: OrderRow) => string,
      rest: Partial<Column<OrderRow>> = {},
    ): HistoryColumn => {
      const label = formatMessage(columnWords[id]);
      return { id, header: label, label, text, cell: text, ...rest };
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
        width: 116,
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
        width: 112,
        inCard: 'hidden',
        cell: (row) => (
          <span className={styles.method}>
            <MethodIcon method={row.order_method} />
            {method(row)}
          </span>
        ),
      }),
      column('where', place, {
        minWidth: 104,
        width: '1.4fr',
        inCard: 'hidden',
        cell: (row) => <Name>{place(row)}</Name>,
      }),
      column('lines', ({ item_count }) => formatNumber(item_count), {
        width: 64,
        align: 'end',
        inCard: 'hidden',
      }),
      column('staff', ({ staff }) => staff?.name ?? '', {
        minWidth: 96,
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
        minWidth: least(128, 112),
        inCard: 'hidden',
        cell: reasons,
      }),
      column('total', ({ total }) => (total / 100).toFixed(2), {
        width: 112,
        align: 'end',
        sortKey: 'total',
        // What people look for in every row: in view however narrow the screen is.
        pin: 'end',
        cell: ({ total }) => <Amount weight="medium">{format.money(total)}</Amount>,
      }),
    ];
    return hasPrices ? columns : columns.filter(({ id }) => id !== 'total' && id !== 'payment');
  }, [formatMessage, formatNumber, format, isShared, hasPrices]);
}

/** A name in one line; what does not fit is read on hover. */
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

/** The first reason; the others as a number that says them on hover. */
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
          {formatMessage(columnWords.moreReasons, { count: more.length })}
        </span>
      )}
    </span>
  );
}
