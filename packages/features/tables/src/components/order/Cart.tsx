import {
  placeOrder,
  removeCartLine,
  updateCartLine,
  type CartLine,
  type Table,
} from '@servery/api';
import {
  Button,
  Checkbox,
  DeleteIcon,
  EmptyState,
  Heading,
  IconButton,
  MinusIcon,
  PlusIcon,
  Stack,
  BagIcon,
  toast,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { tableWords as words } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface CartProps {
  table: Table;
  cart: readonly CartLine[];
  /** Whether the person may change and send it. */
  canOrder: boolean;
}

/** What guests want that nobody has sent yet: each line is changed by itself, all of them are sent as they are seen. */
export function Cart({ table, cart, canOrder }: CartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const tell = useTell();
  const update = useTableAction(updateCartLine);
  const remove = useTableAction(removeCartLine);
  const place = useTableAction(placeOrder);
  const total = cart.reduce((sum, { gross }) => sum + gross, 0);
  const [isNewBill, setNewBill] = useState(false);
  // Only an accepted order that is not paid yet takes further rounds.
  const bills = table.orders.filter(({ status, balance }) => status !== 'new' && balance > 0);
  const hasBill = bills.length > 0;
  const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const drop = ({ id, version }: CartLine) =>
    tell(() => remove.trigger({ params: { id }, body: { version } }));
  const set = ({ id, version, note }: CartLine, quantity: number) =>
    tell(() => update.trigger({ params: { id }, body: { version, quantity, note } }));
  const send = () =>
    tell(async () => {
      const { id, number } = await place.trigger({
        body: {
          merchant_id: table.merchant_id,
          order_method: 'dine_in',
          table_id: table.id,
          covers: table.covers,
          cart: cart.map(({ id: line_id, version }) => ({ id: line_id, version })),
          new_bill: hasBill && isNewBill,
        },
      });
      setNewBill(false);
      const isRound = bills.some((bill) => bill.id === id);
      toast.success({ title: formatMessage(isRound ? words.roundSent : words.sent, { number }) });
    });
  return (
    <Stack gap="s">
      <Heading level={2}>{formatMessage(words.cart)}</Heading>
      {cart.length === 0 && (
        <EmptyState icon={<BagIcon />} title={formatMessage(words.cartEmptyTitle)}>
          {formatMessage(words.cartEmpty)}
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={formatMessage(words.cart)}>
        {cart.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.what}>
              <span>{line.name}</span>
              <span className={styles.quiet}>
                {[
                  ...line.options.map(({ name }) => name),
                  line.note,
                  formatMessage(words.addedBy, { name: line.by }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {canOrder ? (
              <span className={styles.steps}>
                <IconButton
                  label={formatMessage(line.quantity > 1 ? words.fewer : words.remove, {
                    name: line.name,
                  })}
                  onPress={() =>
                    void (line.quantity > 1 ? set(line, line.quantity - 1) : drop(line))
                  }
                >
                  {line.quantity > 1 ? <MinusIcon /> : <DeleteIcon />}
                </IconButton>
                <span className={styles.figure}>{formatNumber(line.quantity)}</span>
                <IconButton
                  label={formatMessage(words.more, { name: line.name })}
                  onPress={() => void set(line, line.quantity + 1)}
                >
                  <PlusIcon />
                </IconButton>
              </span>
            ) : (
              <span className={styles.figure}>{formatNumber(line.quantity)}</span>
            )}
            <span className={styles.figure}>{money(line.gross)}</span>
          </li>
        ))}
      </ul>
      {canOrder && cart.length > 0 && hasBill && (
        <Checkbox isSelected={isNewBill} onChange={setNewBill}>
          {formatMessage(words.newBill)}
        </Checkbox>
      )}
      {canOrder && cart.length > 0 && (
        <Button
          tone="accent"
          emphasis="solid"
          size="l"
          isPending={place.isMutating}
          onPress={() => void send()}
        >
          {formatMessage(words.send, { count, amount: money(total) })}
        </Button>
      )}
    </Stack>
  );
}
