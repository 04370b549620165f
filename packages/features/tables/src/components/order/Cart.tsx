import type { CartLine, displayMenu, Output, Table } from '@servery/api';
import { useErrorToast, useFormat } from '@servery/screens';
import { ItemOptionsDialog, QuantityStepper } from '@servery/screens/item-options';
import { BagIcon, EditIcon, EmptyState, Heading, IconButton } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCartChanges } from '../../hooks/useCartChanges.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { tableMessages as messages } from '../../messages/table.ts';
import * as styles from './panels.css.ts';

interface CartProps {
  /** The id of the cart's element, which can receive focus. */
  id: string;
  table: Table;
  cart: readonly CartLine[];
  /** The menu with the choices of an edited line; undefined while it loads. */
  menu: Output<typeof displayMenu> | undefined;
  /** Whether the person can change the cart. */
  canOrder: boolean;
  /** Called with the seat that was chosen for a line. */
  onSeat: (seat: number | null) => void;
}

const optionText = ({ name, quantity }: CartLine['options'][number]) =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** The cart of a table: the lines that haven't been sent yet, each editable. */
export function Cart({ id, table, cart, menu, canOrder, onSeat }: CartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const attempt = useErrorToast(useProblemText());
  const { quantityOf, setQuantity, save, remove } = useCartChanges();
  const [edited, setEdited] = useState<CartLine | null>(null);
  const items = menu?.categories.flatMap((category) => category.items);
  const item = edited && items?.find((one) => one.id === edited.menu_id);
  return (
    <section className={styles.cart} id={id} tabIndex={-1} aria-labelledby={`${id}name`}>
      <Heading level={2} id={`${id}name`}>
        {formatMessage(messages.cart)}
      </Heading>
      {cart.length === 0 && (
        <EmptyState icon={<BagIcon />} title={formatMessage(messages.cartEmptyTitle)}>
          {formatMessage(messages.cartEmpty)}
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={formatMessage(messages.cart)}>
        {cart.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.what}>
              <span>{line.name}</span>
              <span className={styles.quiet}>
                {[
                  ...line.options.map(optionText),
                  line.note,
                  line.seat !== null && formatMessage(messages.seat, { seat: line.seat }),
                  formatMessage(messages.addedBy, { name: line.by }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {canOrder ? (
              <>
                {items?.some(({ id: menu_id }) => menu_id === line.menu_id) && (
                  <IconButton
                    label={formatMessage(messages.edit, { name: line.name })}
                    onPress={() => setEdited(line)}
                  >
                    <EditIcon />
                  </IconButton>
                )}
                <QuantityStepper
                  name={line.name}
                  value={quantityOf(line)}
                  min={1}
                  onChange={(quantity) => void attempt(() => setQuantity(line, quantity))}
                  onRemove={() => void attempt(() => remove(line))}
                />
              </>
            ) : (
              <span className={styles.figure}>{formatNumber(line.quantity)}</span>
            )}
            <span className={styles.figure}>{money(line.gross)}</span>
          </li>
        ))}
      </ul>
      {edited && item && (
        <ItemOptionsDialog
          item={item}
          merchant_id={table.merchant_id}
          line={edited}
          hasSeat
          submitLabel={(amount) => formatMessage(messages.saveIt, { amount })}
          onSave={async (wanted) => {
            const { seat = null } = wanted;
            const isDone = await attempt(() => save(edited, wanted));
            if (isDone && seat !== edited.seat) onSeat(seat);
            return isDone;
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
