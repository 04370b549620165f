import type { GuestItem, GuestMenu, GuestTable } from '@servery/api';
import { firstChosen } from '@servery/screens/choices';
import { ArrowStartIcon, Button, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSavedName } from '../hooks/useSavedName.ts';
import { useMoney } from '../hooks/useMoney.ts';
import type { Basket } from '../hooks/useOutbox.ts';
import { dishMessages } from '../messages/dish.ts';
import { pageMessages as messages } from '../messages/page.ts';
import type { TableView } from '../view.ts';
import { Bar } from './Bar.tsx';
import { Cart } from './cart/Cart.tsx';
import { wantedOf } from './dish/draft.ts';
import * as styles from './guest.css.ts';
import { Help } from './Help.tsx';
import { Menu } from './menu/Menu.tsx';
import { Notices } from './Notices.tsx';
import { Orders } from './Orders.tsx';

const loadDish = async () => ({
  default: (await import('./dish/DishDialog.tsx')).DishDialog,
});
const DishDialog = lazy(loadDish);

interface AtTableProps {
  token: string;
  table: GuestTable;
  menu: GuestMenu;
  basket: Basket;
  isOffline: boolean;
  view: TableView;
  onShow: (view: Partial<TableView>) => void;
  onClose: () => void;
  /** Refetches the table and the menu. */
  refresh: () => Promise<unknown>;
}

/**
 * The page of a table: the menu, and next to it, or behind it on a phone, the cart and the orders.
 */
export function AtTable({ token, table, menu, basket, isOffline, ...rest }: AtTableProps) {
  const { view, onShow, onClose, refresh } = rest;
  const isCart = view.front === 'cart';
  const { formatMessage } = useIntl();
  const format = useMoney(table);
  const [name, rename] = useSavedName();
  const [announcement, setAnnouncement] = useState('');
  // Preloads the dish dialog without delaying the menu.
  useEffect(() => void loadDish(), []);
  const canOrder = table.is_open && table.is_active;
  const open = menu.categories.flatMap(({ items }) => items).find(({ id }) => id === view.dish);
  const add = (wanted: ReturnType<typeof wantedOf>) => {
    basket.add({ ...wanted, by: name.trim() });
    setAnnouncement(formatMessage(dishMessages.added, { name: wanted.name }));
  };
  const addOne = (item: GuestItem) =>
    add(wantedOf(item, firstChosen(item), Math.max(1, item.min_quantity), ''));
  const inCart = new Map<number, number>();
  for (const { menu_id, quantity } of [...table.cart, ...basket.entries])
    inCart.set(menu_id, (inCart.get(menu_id) ?? 0) + quantity);
  const cart = (
    <Cart
      key="cart"
      {...{ token, table, menu, basket, format, name, isOffline, canOrder, refresh }}
      onNameChange={rename}
    />
  );
  const orders = table.orders.length > 0 && (
    <Orders key="orders" {...{ token, table, format, isOffline }} />
  );
  return (
    <>
      <Notices table={table} isOffline={isOffline} />
      <Help {...{ token, table, isOffline }} time={format.time} />
      <div className={styles.columns}>
        <div className={styles.half} data-behind={isCart || undefined}>
          <Menu
            {...{ menu, format, inCart, canOrder }}
            onOpen={({ id }) => onShow({ dish: id })}
            onAdd={addOne}
          />
        </div>
        <div className={`${styles.half} ${styles.aside}`} data-behind={!isCart || undefined}>
          <span className={styles.phoneOnly}>
            <Button emphasis="ghost" icon={<ArrowStartIcon />} onPress={onClose}>
              {formatMessage(messages.backToMenu)}
            </Button>
          </span>
          {/* With an empty cart, the orders come first. */}
          {inCart.size === 0 ? [orders, cart] : [cart, orders]}
        </div>
      </div>
      {!isCart && (
        <Bar {...{ table, basket }} money={format.money} onShow={() => onShow({ front: 'cart' })} />
      )}
      {open && (
        <Suspense>
          <DishDialog
            key={open.id}
            item={open}
            money={format.money}
            max={table.limits.max_quantity}
            onAdd={(wanted) => {
              add(wanted);
              onClose();
            }}
            onClose={onClose}
          />
        </Suspense>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
