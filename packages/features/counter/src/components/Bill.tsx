import type { MerchantInfo } from '@servery/api';
import { EmptyState, Heading, ReceiptIcon } from '@servery/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { billMessages as messages } from '../messages/counter.ts';
import type { NewLine, NewOrder, Way } from '../newOrder/newOrder.ts';
import type { PricedOrder } from '../newOrder/prices.ts';
import * as styles from './bill.css.ts';
import { BillLine } from './BillLine.tsx';
import { GuestButton } from './GuestButton.tsx';
import { Totals } from './Totals.tsx';
import { Ways } from './Ways.tsx';

/** Explains the totals; until its code has loaded, they are shown plainly. */
const ExplainedTotals = lazy(async () => ({
  default: (await import('./ExplainedTotals.tsx')).ExplainedTotals,
}));

interface BillProps {
  merchant: MerchantInfo;
  order: NewOrder;
  priced: PricedOrder;
  /** The actions of the head: parked orders and more. */
  tools: ReactNode;
  /** The result of the last order, shown until an item is added. */
  done: ReactNode;
  /** The buttons that place and charge the order. */
  actions: ReactNode;
  onWay: (way: Way) => void;
  /** Called to choose the table or to enter the details of the guest. */
  onGuest: () => void;
  onEdit: (line: NewLine) => void;
  onQuantity: (key: number, quantity: number) => void;
  onRemove: (line: NewLine) => void;
}

/** The new order: how it is fulfilled, its items, its amounts, and the actions that place it. */
export function Bill(props: BillProps) {
  const { merchant, order, priced, tools, done, actions } = props;
  const { onWay, onGuest, onEdit, onQuantity, onRemove } = props;
  const { formatMessage } = useIntl();
  const { lines } = priced;
  return (
    <section className={styles.bill} aria-label={formatMessage(messages.title)}>
      <div className={styles.head}>
        <Heading level={2}>{formatMessage(messages.title)}</Heading>
        <div className={styles.tools}>{tools}</div>
      </div>
      <Ways
        way={order.way}
        hasDelivery={merchant.settings.delivery.areas.length > 0}
        onChange={onWay}
      />
      <GuestButton order={order} onPress={onGuest} />
      <div className={styles.scroller}>
        {done}
        {lines.length === 0 && !done && (
          <EmptyState level={3} icon={<ReceiptIcon />} title={formatMessage(messages.emptyTitle)}>
            {formatMessage(messages.empty)}
          </EmptyState>
        )}
        <ul className={styles.lines} aria-label={formatMessage(messages.lines)}>
          {lines.map((line) => (
            <BillLine
              key={line.key}
              merchant_id={merchant.id}
              line={line}
              hasSeat={order.way === 'dine_in'}
              onEdit={() => onEdit(line)}
              onQuantity={(quantity) => onQuantity(line.key, quantity)}
              onRemove={() => onRemove(line)}
            />
          ))}
        </ul>
      </div>
      {lines.length > 0 && (
        <>
          <Suspense fallback={<Totals merchant={merchant} priced={priced} />}>
            <ExplainedTotals merchant={merchant} priced={priced} />
          </Suspense>
          {actions}
        </>
      )}
    </section>
  );
}
