import type { Order, Table } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { Button, Heading, Link, PrinterIcon } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AnswerButton } from '../components/AnswerButton.tsx';
import { ClearDialog } from '../components/order/ClearDialog.tsx';
import { Ordering } from '../components/order/Ordering.tsx';
import { Orders } from '../components/order/Orders.tsx';
import { SwitchDialog } from '../components/order/SwitchDialog.tsx';
import * as styles from '../components/page.css.ts';
import { SeatDialog } from '../components/SeatDialog.tsx';
import { StateBadge } from '../components/StateBadge.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useFormat } from '../hooks/useFormat.ts';
import { useOccupy } from '../hooks/useOccupy.ts';
import { useRights } from '@servery/api/user';
import { useTableOrder } from '../hooks/useTableOrder.ts';
import { actWords } from '../messages/act.ts';
import { tableWords as words } from '../messages/table.ts';

export interface TableOrderProps {
  tableId: number;
  /** Where all tables are. */
  tablesHref: string;
  /** Where an order is shown with all that can be done to it. */
  orderHref: (id: number) => string;
  /** Guests moved to another table: show that one. */
  onMoved: (tableId: number) => void;
  /** The dialog that prints the bill of what is not paid; without it nothing offers to. */
  renderPrint?: (what: { table: Table; orders: Order[] }, onClose: () => void) => ReactNode;
  /** The dialog that takes payment for all unpaid bills together; without it nothing offers to. */
  renderPay?: (what: { table: Table; orders: Order[] }, onClose: () => void) => ReactNode;
}

/** One table at work: what was ordered, what is wanted besides, and the menu to add from. */
export function TableOrder({
  tableId,
  tablesHref,
  orderHref,
  onMoved,
  renderPrint,
  renderPay,
}: TableOrderProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const occupy = useOccupy();
  const { data, error, mutate } = useTableOrder(tableId);
  const { money } = useFormat(data?.table.merchant_id);
  const [asked, setAsked] = useState<'seat' | 'switch' | 'clear' | 'print' | 'pay' | null>(null);
  const close = () => setAsked(null);
  const back = <Link href={tablesHref}>{formatMessage(words.back)}</Link>;
  if (!data)
    return (
      <div className={styles.page}>
        <div>{back}</div>
        {error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />}
      </div>
    );
  const { table, orders, cart } = data;
  const { name, state, covers, owed, main_id } = table;
  const taken = isTaken(state);
  const unpaid = orders.filter(({ balance }) => balance > 0);
  const canOccupy = may('table.occupy') && main_id === null;
  const canOrder = may('order.create') && table.is_active;
  return (
    <div className={styles.page}>
      <div>{back}</div>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{formatMessage(words.title, { name })}</Heading>
          <StateBadge table={table} />
          <span className={styles.count}>
            {[
              covers > 0 && formatMessage(words.guests, { count: covers }),
              owed > 0 && formatMessage(words.owed, { amount: money(owed) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <div className={styles.steps}>
          <AnswerButton table={table} />
          {renderPay && unpaid.length > 0 && may('payment.take') && (
            <Button tone="accent" emphasis="solid" onPress={() => setAsked('pay')}>
              {formatMessage(words.pay, { amount: money(owed) })}
            </Button>
          )}
          {renderPrint && unpaid.length > 0 && may('print.bill') && (
            <Button icon={<PrinterIcon />} onPress={() => setAsked('print')}>
              {formatMessage(words.print)}
            </Button>
          )}
          {unpaid.length > 0 && may('order.void') && (
            <Button tone="danger" emphasis="ghost" onPress={() => setAsked('clear')}>
              {formatMessage(words.clear)}
            </Button>
          )}
          {taken && may('table.move') && table.linked.length === 0 && (
            <Button tone="neutral" onPress={() => setAsked('switch')}>
              {formatMessage(words.switch)}
            </Button>
          )}
          {canOccupy && ['available', 'held', 'cleaning'].includes(state) && (
            <Button onPress={() => setAsked('seat')}>{formatMessage(actWords.seat)}</Button>
          )}
          {canOccupy && taken && owed === 0 && (
            <Button tone="neutral" onPress={() => void occupy(table, false)}>
              {formatMessage(actWords.free)}
            </Button>
          )}
        </div>
      </div>
      <Ordering
        {...{ table, cart, canOrder }}
        orders={<Orders orders={orders} orderHref={orderHref} />}
      />
      {asked === 'pay' && renderPay?.({ table, orders: unpaid }, close)}
      {asked === 'print' && renderPrint?.({ table, orders: unpaid }, close)}
      {asked === 'seat' && <SeatDialog table={table} onClose={close} />}
      {asked === 'switch' && (
        <SwitchDialog
          table={table}
          onClose={close}
          onMoved={(to) => {
            close();
            onMoved(to.id);
          }}
        />
      )}
      {asked === 'clear' && <ClearDialog table={table} orders={unpaid} onClose={close} />}
    </div>
  );
}
