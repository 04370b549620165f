import { placeOrder, type CartLine, type Table } from '@servery/api';
import { useErrorToast, useFormat } from '@servery/screens';
import { Button, Checkbox, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface SendBarProps {
  table: Table;
  cart: readonly CartLine[];
  /** The id of the cart's element, to which the cart button on phones scrolls. */
  cartId: string;
}

/** Sticky bar that sends all lines of the cart, with their number and total. */
export function SendBar({ table, cart, cartId }: SendBarProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const attempt = useErrorToast(useProblemText());
  const { trigger, isMutating } = useTableAction(placeOrder);
  const [isNewBill, setNewBill] = useState(false);
  // Only an accepted, unpaid order takes further rounds.
  const bills = table.orders.filter(({ status, balance }) => status !== 'new' && balance > 0);
  const hasBill = bills.length > 0;
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = cart.reduce((sum, { gross }) => sum + gross, 0);
  const send = () =>
    attempt(async () => {
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
      toast.success({
        title: formatMessage(isRound ? messages.roundSent : messages.sent, { number }),
      });
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
          {formatMessage(messages.newBill)}
        </Checkbox>
      )}
      <span className={styles.phoneOnly}>
        <Button tone="neutral" size="l" onPress={showCart}>
          {formatMessage(messages.viewCart)}
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
          {formatMessage(messages.send, { count, amount: money(total) })}
        </Button>
      </span>
    </div>
  );
}
