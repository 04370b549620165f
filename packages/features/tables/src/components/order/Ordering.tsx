import type { CartLine, Table } from '@servery/api';
import { LoadError } from '@servery/screens';
import { Skeleton } from '@servery/ui';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMenu } from '../../hooks/useMenu.ts';
import { commonMessages } from '../../messages/common.ts';
import { Cart } from './Cart.tsx';
import { MenuPicker } from './MenuPicker.tsx';
import * as styles from './panels.css.ts';
import { SendBar } from './SendBar.tsx';

interface OrderingProps {
  table: Table;
  cart: readonly CartLine[];
  /** Whether the person can add to the cart and send it. */
  canOrder: boolean;
  /** The orders that were already sent. */
  orders: ReactNode;
}

/** The menu to order from, with the cart next to or below it and the button that sends it. */
export function Ordering({ table, cart, canOrder, orders }: OrderingProps) {
  const { formatMessage } = useIntl();
  const { data: menu, error, mutate } = useMenu(canOrder ? table.merchant_id : null, table.id);
  const [seat, setSeat] = useState<number | null>(null);
  const cartId = useId();
  return (
    <>
      <div className={styles.columns}>
        {canOrder &&
          (menu ? (
            <MenuPicker {...{ table, menu, cart, seat }} onSeat={setSeat} />
          ) : error ? (
            <LoadError
              error={error}
              forbidden={formatMessage(commonMessages.refused)}
              onRetry={mutate}
            />
          ) : (
            <Skeleton lines={8} />
          ))}
        <div className={styles.aside}>
          <Cart id={cartId} {...{ table, cart, menu, canOrder }} onSeat={setSeat} />
          {orders}
        </div>
      </div>
      {canOrder && <SendBar table={table} cart={cart} cartId={cartId} />}
    </>
  );
}
