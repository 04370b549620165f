import { placeOrder, type CartLine, type Table } from '@servery/api';
import { Button, Checkbox, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { tableWords as words } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface SendBarProps {
  table: Table;
  cart: readonly CartLine[];
  /** The id of the cart's element, for the way there on a phone. */
  cartId: string;
}

/** Sends all lines of the cart as they are seen; always in sight, with their number and what they cost. */
export function SendBar({ table, cart, cartId }: SendBarProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const tell = useTell();
  const { trigger, isMutating } = useTableAction(placeOrder);
  const [isNewBill, setNewBill] = useState(false);
  // Only an accepted order that is not paid yet takes further rounds.
  const bills = table.orders.filter(({ status, balance }) => status !== 'new' && balance > 0);
  const hasBill = bills.length > 0;
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = cart.reduce((sum, { gross }) => sum + gross, 0);
  const send = () =>
    tell(async () => {
      const { id, number } = await trigger({
        body: {
          merchant_id: table.merchant_id,
          order_method: 'dine_in',
          table_id: table.id,
          covers: table.covers,
          cart: cart.map((line) => ({ id: line.id, version: line.version })),
          new_bill: hasBill && isNewBill,
        },
      });
      setNewBill(false);
      const isRound = bills.some((bill) => bill.id === id);
      toast.success({ title: formatMessage(isRound ? words.roundSent : words.sent, { number }) });
    });
  const showCart = () => {
    const place = document.getElementById(cartId);
    place?.scrollIntoView({ block: 'start', behavior: 'instant' });
    place?.focus({ preventScroll: true });
  };
  if (cart.length === 0) return null;
  return (
    <div className={styles.bar}>
      {hasBill && (
        <Checkbox isSelected={isNewBill} onChange={setNewBill}>
          {formatMessage(words.newBill)}
        </Checkbox>
      )}
      <span className={styles.phoneOnly}>
        <Button tone="neutral" size="l" onPress={showCart}>
          {formatMessage(words.viewCart)}
        </Button>
      </span>
      <span className={styles.sending}>
        <Button
          tone="accent"
          emphasis="solid"
          size="l"
          isWide
          isPending={isMutating}
          onPress={() => void send()}
        >
          {formatMessage(words.send, { count, amount: money(total) })}
        </Button>
      </span>
    </div>
  );
}
