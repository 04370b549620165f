import type { GuestItem } from '@servery/api';
import { ArrowStartIcon, Button, Heading, Text, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Bar } from '../components/Bar.tsx';
import { Cart } from '../components/cart/Cart.tsx';
import { firstChosen, wantedOf } from '../components/dish/draft.ts';
import * as styles from '../components/guest.css.ts';
import { Menu } from '../components/menu/Menu.tsx';
import { Notices } from '../components/Notices.tsx';
import { Orders } from '../components/Orders.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useGuestMenu } from '../hooks/useGuestMenu.ts';
import { useGuestTable } from '../hooks/useGuestTable.ts';
import { useKeptName } from '../hooks/useKeptName.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { useOutbox } from '../hooks/useOutbox.ts';
import { dishWords } from '../messages/dish.ts';
import { pageWords as words } from '../messages/page.ts';
import { readView, writeView, type View } from '../view.ts';

const loadDish = async () => ({
  default: (await import('../components/dish/DishDialog.tsx')).DishDialog,
});
const DishDialog = lazy(loadDish);

const nowhere = { currency: 'MYR', time_zone: 'UTC' };

export interface GuestTableProps {
  /** What the QR code of the table carries. */
  token: string;
  /** The address from `?` on: which dish is open, or the cart. */
  search: string;
  /** The address is to change: what is opened is left by the way back, what is closed leaves no trace. */
  onSearchChange: (next: string, isClosing?: boolean) => void;
  /** Where the language is chosen. */
  languages?: ReactNode;
}

/** A guest's own page at a table: the menu, the cart that the table shares, the orders and the bill. */
export function GuestTable({ token, search, onSearchChange, languages }: GuestTableProps) {
  const { formatMessage } = useIntl();
  const { data: table, error, mutate } = useGuestTable(token);
  const menu = useGuestMenu(token);
  const basket = useOutbox(token);
  const [name, rename] = useKeptName();
  const [news, setNews] = useState('');
  const format = useMoney(table ?? nowhere);
  const view = readView(search);
  const show = (next: Partial<View>) => onSearchChange(writeView(search, next));
  const close = () => onSearchChange(writeView(search, {}), true);
  const isOffline = error?.code === 'offline' || basket.isStuck;
  const canOrder = table !== undefined && table.is_open && table.is_active;
  const open = menu.data?.categories
    .flatMap(({ items }) => items)
    .find(({ id }) => id === view.dish);
  // At hand before it is asked for; the menu does not wait for it.
  useEffect(() => void (menu.data && loadDish()), [menu.data]);
  const add = (wanted: ReturnType<typeof wantedOf>) => {
    basket.add({ ...wanted, by: name.trim() });
    setNews(formatMessage(dishWords.added, { name: wanted.name }));
  };
  const addOne = (item: GuestItem) =>
    add(wantedOf(item, firstChosen(item), Math.max(1, item.min_quantity), ''));
  const problem =
    error?.code === 'notFound' ? error : (!table && error) || (!menu.data && menu.error);
  const inCart = new Map<number, number>();
  for (const { menu_id, quantity } of [...(table?.cart ?? []), ...basket.entries])
    inCart.set(menu_id, (inCart.get(menu_id) ?? 0) + quantity);
  const cart = table && (
    <Cart
      key="cart"
      token={token}
      table={table}
      basket={basket}
      format={format}
      name={name}
      onNameChange={rename}
      isOffline={isOffline}
      canOrder={canOrder}
      refresh={() => mutate()}
    />
  );
  const orders = table && table.orders.length > 0 && (
    <Orders key="orders" token={token} table={table} format={format} isOffline={isOffline} />
  );
  // While nothing more is wanted, what was sent is what matters.
  const isDone = table?.cart.length === 0 && basket.entries.length === 0;
  const retry = () => void Promise.all([mutate(), menu.mutate()]);
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div>
          {table && (
            <Text as="p" tone="muted">
              {table.merchant_name}
            </Text>
          )}
          <Heading level={1}>
            {table ? formatMessage(words.table, { name: table.name }) : formatMessage(words.menu)}
          </Heading>
        </div>
        {languages}
      </div>
      {problem && <Trouble problem={problem} onRetry={retry} />}
      {!problem && (!table || !menu.data) && <Waiting />}
      {!problem && table && menu.data && (
        <>
          <Notices table={table} isOffline={isOffline} />
          <div className={styles.columns}>
            <div className={styles.half} data-behind={view.isCart || undefined}>
              <Menu
                menu={menu.data}
                format={format}
                inCart={inCart}
                canOrder={canOrder}
                onOpen={({ id }) => show({ dish: id })}
                onAdd={addOne}
              />
            </div>
            <div
              className={`${styles.half} ${styles.aside}`}
              data-behind={!view.isCart || undefined}
            >
              <span className={styles.phoneOnly}>
                <Button emphasis="ghost" icon={<ArrowStartIcon />} onPress={close}>
                  {formatMessage(words.backToMenu)}
                </Button>
              </span>
              {isDone ? [orders, cart] : [cart, orders]}
            </div>
          </div>
          {!view.isCart && (
            <Bar
              table={table}
              basket={basket}
              money={format.money}
              onShow={() => show({ isCart: true })}
            />
          )}
          {open && (
            <Suspense>
              <DishDialog
                key={open.id}
                item={open}
                money={format.money}
                onAdd={(wanted) => {
                  add(wanted);
                  close();
                }}
                onClose={close}
              />
            </Suspense>
          )}
        </>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </main>
  );
}
