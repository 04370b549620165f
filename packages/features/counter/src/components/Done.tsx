import type { Order } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Button, LinkButton, PrinterIcon, RefreshIcon } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useShownResult } from '../hooks/useShownResult.ts';
import { billMessages } from '../messages/counter.ts';
import { payMessages as messages } from '../messages/pay.ts';
import * as styles from './bill.css.ts';

/** A placed order. */
export interface Placed {
  order: Order;
  /** Whether the order was placed to be paid later. */
  isSent: boolean;
}

/** Renders the dialog that prints an order, which the app provides. */
export type RenderPrint = (order: Order, onClose: () => void) => ReactNode;

interface DoneProps {
  placed: Placed;
  orderHref: (id: number) => string;
  renderPrint: RenderPrint | undefined;
  onRepeat: () => void;
}

/** The result of the last order: its number with the change to give back, or what is still due. */
export function Done({ placed: { order, isSent }, orderHref, renderPrint, onRepeat }: DoneProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  useShownResult(order);
  const [isPrinting, setPrinting] = useState(false);
  const { id, number, balance, payments } = order;
  const change = payments.at(-1)?.change ?? 0;
  const isUnpaid = balance > 0;
  const title = isSent
    ? formatMessage(messages.sent, { number })
    : isUnpaid
      ? formatMessage(messages.unpaid, { number, amount: money(balance) })
      : change > 0
        ? formatMessage(messages.change, { number, amount: money(change) })
        : formatMessage(messages.paid, { number });
  return (
    <section className={styles.done} data-unpaid={(isUnpaid && !isSent) || undefined}>
      <p className={styles.doneTitle} role="status">
        {title}
      </p>
      <div className={styles.doneTools}>
        {renderPrint && (
          <Button size="l" icon={<PrinterIcon />} onPress={() => setPrinting(true)}>
            {formatMessage(messages.print)}
          </Button>
        )}
        <Button size="l" icon={<RefreshIcon />} onPress={onRepeat}>
          {formatMessage(billMessages.repeat)}
        </Button>
        <LinkButton size="l" href={orderHref(id)}>
          {formatMessage(messages.view)}
        </LinkButton>
      </div>
      {isPrinting && renderPrint?.(order, () => setPrinting(false))}
    </section>
  );
}
