import type { GuestTable } from '@servery/api';
import { BagIcon, EmptyState, Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Money } from '../../hooks/useMoney.ts';
import type { Basket } from '../../hooks/useOutbox.ts';
import { useTell } from '../../hooks/useTell.ts';
import { cartWords as words } from '../../messages/cart.ts';
import * as styles from '../guest.css.ts';
import { CartLine } from './CartLine.tsx';
import { Sending } from './Sending.tsx';
import { WaitingLine } from './WaitingLine.tsx';

interface CartProps {
  token: string;
  table: GuestTable;
  basket: Basket;
  format: Money;
  name: string;
  onNameChange: (name: string) => void;
  isOffline: boolean;
  canOrder: boolean;
  /** Asks anew how the table is. */
  refresh: () => Promise<unknown>;
}

/** The cart that everybody at the table shares, and what sends it to the kitchen. */
export function Cart({ token, table, basket, format, name, onNameChange, ...rest }: CartProps) {
  const { isOffline, canOrder, refresh } = rest;
  const { formatMessage } = useIntl();
  const tellWhy = useTell();
  const { cart } = table;
  const waits = basket.entries.length > 0;
  /** What was refused may be because others were quicker: then it is seen as it is now. */
  const tell = async (run: () => Promise<unknown>) => {
    const isDone = await tellWhy(run);
    if (!isDone) await refresh().catch(() => undefined);
    return isDone;
  };
  return (
    <section className={styles.cards} aria-labelledby="cart">
      <Heading level={2} id="cart">
        {formatMessage(words.title)}
      </Heading>
      {cart.length === 0 && !waits ? (
        <EmptyState icon={<BagIcon />} level={3} title={formatMessage(words.emptyTitle)}>
          {formatMessage(words.empty)}
        </EmptyState>
      ) : (
        <>
          <Text as="p" tone="muted">
            {formatMessage(words.shared, { name: table.name })}
          </Text>
          <ul className={styles.list} aria-labelledby="cart">
            {cart.map((line) => (
              <CartLine
                key={line.id}
                {...{ token, line, tell }}
                money={format.money}
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
            {...{ token, table, format, name, onNameChange, tell }}
            canSend={canOrder && !isOffline && !waits}
          />
        </>
      )}
    </section>
  );
}
