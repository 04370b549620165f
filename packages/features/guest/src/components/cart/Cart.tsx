import type { GuestMenu, GuestTable } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { BagIcon, EmptyState, Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import type { Basket } from '../../hooks/useOutbox.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { cartMessages as messages } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';
import { CartLine } from './CartLine.tsx';
import { Sending } from './Sending.tsx';
import { WaitingLine } from './WaitingLine.tsx';

interface CartProps {
  token: string;
  table: GuestTable;
  menu: GuestMenu;
  basket: Basket;
  format: Money;
  name: string;
  onNameChange: (name: string) => void;
  isOffline: boolean;
  canOrder: boolean;
  /** Refetches the table and the menu. */
  refresh: () => Promise<unknown>;
}

/** The cart shared by everyone at the table, with the form that sends it to the kitchen. */
export function Cart({ token, table, menu, basket, format, name, ...rest }: CartProps) {
  const { onNameChange, isOffline, canOrder, refresh } = rest;
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { cart } = table;
  const items = menu.categories.flatMap((category) => category.items);
  const waits = basket.entries.length > 0;
  /**
   * Runs a request. If it fails, another guest may have changed the cart, or a dish may have sold
   * out, so the table and the menu are refetched.
   */
  const runRequest = async (run: () => Promise<unknown>) => {
    const isDone = await attempt(run);
    if (!isDone) await refresh().catch(() => undefined);
    return isDone;
  };
  return (
    <section className={styles.cards} aria-labelledby="cart">
      <Heading level={2} id="cart">
        {formatMessage(messages.title)}
      </Heading>
      {cart.length === 0 && !waits ? (
        <EmptyState icon={<BagIcon />} level={3} title={formatMessage(messages.emptyTitle)}>
          {formatMessage(messages.empty)}
        </EmptyState>
      ) : (
        <>
          <Text as="p" tone="muted">
            {formatMessage(messages.shared, { name: table.name })}
          </Text>
          <ul className={styles.list} aria-labelledby="cart">
            {cart.map((line) => (
              <CartLine
                key={line.id}
                {...{ token, line, format, runRequest }}
                item={items.find(({ id }) => id === line.menu_id)}
                max={table.limits.max_quantity}
                isDisabled={isOffline}
              />
            ))}
            {basket.entries.map((entry) => (
              <WaitingLine
                key={entry.key}
                entry={entry}
                money={format.money}
                isStuck={basket.isStuck}
                onRemove={() => basket.remove(entry.key)}
              />
            ))}
          </ul>
          <Sending
            {...{ token, table, format, name, onNameChange, runRequest }}
            canSend={canOrder && !isOffline && !waits}
          />
        </>
      )}
    </section>
  );
}
