import type { Order, Table } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { Button, EmptyState, Heading, Link, PrinterIcon, SearchIcon } from '@servery/ui';
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
import { useOccupy } from '../hooks/useOccupy.ts';
import { useRights } from '@servery/api/user';
import { LoadState, UnreadableNotice, useFormat } from '@servery/screens';
import { useTableOrder } from '../hooks/useTableOrder.ts';
import { actMessages } from '../messages/act.ts';
import { commonMessages } from '../messages/common.ts';
import { tableMessages as messages } from '../messages/table.ts';

export interface TableOrderProps {
  tableId: number;
  /** The URL of the list of tables. */
  tablesHref: string;
  /** Returns the URL of an order's page with all its actions. */
  orderHref: (id: number) => string;
  /** Called with the table to which the guests moved, to show it. */
  onMoved: (tableId: number) => void;
  /**
   * Renders the dialog that prints the bill of unpaid orders; without it there is no print button.
   */
  renderPrint?: (what: { table: Table; orders: Order[] }, onClose: () => void) => ReactNode;
  /**
   * Renders the dialog that takes payment for all unpaid orders; without it there is no pay button.
   */
  renderPay?: (what: { table: Table; orders: Order[] }, onClose: () => void) => ReactNode;
}

/** The screen of one table: its orders, its cart and the menu to add from. */
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
  const [dialog, setDialog] = useState<'seat' | 'switch' | 'clear' | 'print' | 'pay' | null>(null);
  const close = () => setDialog(null);
  const back = <Link href={tablesHref}>{formatMessage(messages.back)}</Link>;
  if (!data)
    return (
      <div className={styles.page}>
        <div>{back}</div>
        <LoadState
          error={error}
          forbidden={formatMessage(commonMessages.refused)}
          missing={
            <EmptyState icon={<SearchIcon />} title={formatMessage(commonMessages.missing)} />
          }
          onRetry={mutate}
        />
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
          <Heading level={1}>{formatMessage(messages.title, { name })}</Heading>
          <StateBadge table={table} />
          <span className={styles.count}>
            {[
              covers > 0 && formatMessage(messages.guests, { count: covers }),
              owed > 0 && formatMessage(messages.owed, { amount: money(owed) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <div className={styles.steps}>
          <AnswerButton table={table} />
          {renderPay && unpaid.length > 0 && may('payment.take') && (
            <Button tone="accent" emphasis="solid" onPress={() => setDialog('pay')}>
              {formatMessage(messages.pay, { amount: money(owed) })}
            </Button>
          )}
          {renderPrint && unpaid.length > 0 && may('print.bill') && (
            <Button icon={<PrinterIcon />} onPress={() => setDialog('print')}>
              {formatMessage(messages.print)}
            </Button>
          )}
          {unpaid.length > 0 && may('order.void') && (
            <Button tone="danger" emphasis="ghost" onPress={() => setDialog('clear')}>
              {formatMessage(messages.clear)}
            </Button>
          )}
          {taken && may('table.move') && table.linked.length === 0 && (
            <Button tone="neutral" onPress={() => setDialog('switch')}>
              {formatMessage(messages.switch)}
            </Button>
          )}
          {canOccupy && ['available', 'held', 'cleaning'].includes(state) && (
            <Button onPress={() => setDialog('seat')}>{formatMessage(actMessages.seat)}</Button>
          )}
          {canOccupy && taken && owed === 0 && (
            <Button tone="neutral" onPress={() => void occupy(table, false)}>
              {formatMessage(actMessages.free)}
            </Button>
          )}
        </div>
      </div>
      <UnreadableNotice rows={data.unreadable} />
      <Ordering
        {...{ table, cart, canOrder }}
        orders={<Orders orders={orders} orderHref={orderHref} />}
      />
      {dialog === 'pay' && renderPay?.({ table, orders: unpaid }, close)}
      {dialog === 'print' && renderPrint?.({ table, orders: unpaid }, close)}
      {dialog === 'seat' && <SeatDialog table={table} onClose={close} />}
      {dialog === 'switch' && (
        <SwitchDialog
          table={table}
          onClose={close}
          onMoved={(to) => {
            close();
            onMoved(to.id);
          }}
        />
      )}
      {dialog === 'clear' && <ClearDialog table={table} orders={unpaid} onClose={close} />}
    </div>
  );
}
