import {
  removeCartLine,
  updateCartLine,
  type CartLine,
  type displayMenu,
  type Output,
  type Table,
} from '@servery/api';
import { BagIcon, EditIcon, EmptyState, Heading, IconButton } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { tableWords as words } from '../../messages/table.ts';
import { ChoicesDialog } from './ChoicesDialog.tsx';
import * as styles from './panels.css.ts';
import { Stepper } from './Stepper.tsx';

interface CartProps {
  /** The id of its element, which can be focused. */
  id: string;
  table: Table;
  cart: readonly CartLine[];
  /** The choices that an edited line offers; undefined while it is not known. */
  menu: Output<typeof displayMenu> | undefined;
  /** Whether the person can change it. */
  canOrder: boolean;
}

const optionText = ({ name, quantity }: CartLine['options'][number]) =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** What guests want that nobody has sent yet; each line is changed by itself. */
export function Cart({ id, table, cart, menu, canOrder }: CartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const tell = useTell();
  const update = useTableAction(updateCartLine);
  const remove = useTableAction(removeCartLine);
  const [edited, setEdited] = useState<CartLine | null>(null);
  const items = menu?.categories.flatMap((category) => category.items);
  const item = edited && items?.find((one) => one.id === edited.menu_id);
  const drop = (line: CartLine) =>
    tell(() => remove.trigger({ params: { id: line.id }, body: { version: line.version } }));
  const set = (
    { id: line_id, version, note }: CartLine,
    change: { quantity: number; note?: string; options?: { id: number; quantity: number }[] },
  ) => tell(() => update.trigger({ params: { id: line_id }, body: { version, note, ...change } }));
  return (
    <section className={styles.cart} id={id} tabIndex={-1} aria-labelledby={`${id}name`}>
      <Heading level={2} id={`${id}name`}>
        {formatMessage(words.cart)}
      </Heading>
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
                  ...line.options.map(optionText),
                  line.note,
                  formatMessage(words.addedBy, { name: line.by }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {canOrder ? (
              <>
                {items?.some(({ id: menu_id }) => menu_id === line.menu_id) && (
                  <IconButton
                    label={formatMessage(words.edit, { name: line.name })}
                    onPress={() => setEdited(line)}
                  >
                    <EditIcon />
                  </IconButton>
                )}
                <Stepper
                  name={line.name}
                  value={line.quantity}
                  min={1}
                  onChange={(quantity) => void set(line, { quantity })}
                  onRemove={() => void drop(line)}
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
        <ChoicesDialog
          item={item}
          merchant_id={table.merchant_id}
          line={edited}
          onSave={(wanted) => set(edited, wanted)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
