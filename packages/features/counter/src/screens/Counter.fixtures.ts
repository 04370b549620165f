import { displayMenu, type DisplayedItem, type Order } from '@servery/api';
import { answersRaw } from '@servery/api/mocks';
import { displayMenu as showMenu } from '@servery/domain/menu';
import { showOrder } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { deskKey, emptyDesk } from '../newOrder/desk.ts';
import { emptyOrder, type NewOrder } from '../newOrder/newOrder.ts';
import { resultKey, type Result } from '../newOrder/result.ts';

/** The outlet of the stories. */
export const outlet = 101;

/** Removes what an earlier story stored in this browser. */
export function forgetCounter(): void {
  localStorage.removeItem(deskKey(outlet));
  localStorage.removeItem(resultKey(outlet));
  localStorage.removeItem('servery.look.counter.pictures');
}

/** Stores a value as the window of the counter does, and tells this window about it. */
function storeElsewhere(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Changes the new order in the window of the counter. */
export const orderElsewhere = (order: Partial<NewOrder>) =>
  storeElsewhere(deskKey(outlet), { ...emptyDesk, current: { ...emptyOrder, ...order } });

/** Finishes an order in the window of the counter. */
export function finishElsewhere(result: Omit<Result, 'version'>): void {
  storeElsewhere(deskKey(outlet), emptyDesk);
  storeElsewhere(resultKey(outlet), { version: 1, ...result });
}

/** Returns a line for each of the first items of the sample’s menu. */
export function firstLines(count: number): NewOrder['lines'] {
  const { items } = sample().menus.of(outlet);
  return items.slice(0, count).map(({ id, name }, at) => ({
    key: at + 1,
    menu_id: id,
    name,
    quantity: at + 1,
    options: [],
    note: '',
  }));
}

/** Returns the latest order of the outlet. */
export function lastOrder(): Order {
  const own = [...sample().orders.values()].filter((order) => order.merchant_id === outlet);
  return showOrder(own.reduce((a, b) => (a.id > b.id ? a : b)));
}

/** Returns the number of orders in the sample. */
export const orderCount = (): number => sample().orders.size;

/** Mocks the menu with changed items of its first category, or with none. */
export const changedMenu = (change: (items: DisplayedItem[]) => DisplayedItem[]) =>
  answer(displayMenu, ({ ctx }) => {
    const { settings } = ctx.world.merchant(outlet);
    const menu = showMenu(ctx.world.menus.of(outlet), {
      method: 'pickup',
      table: null,
      time_zone: settings.time_zone,
      now: ctx.now,
    });
    const [first] = menu.categories;
    return { ...menu, categories: [{ ...first!, items: change(first!.items) }] };
  });

/** Returns the given number of items without options, copied from one. */
export const copies =
  (count: number) =>
  ([item]: DisplayedItem[]): DisplayedItem[] =>
    Array.from({ length: count }, (_, at) => ({
      ...item!,
      id: 1_000 + at,
      name: `Dish ${at + 1}`,
      options: [],
    }));

/** Mocks the menu without a connection. */
export const offlineMenu = answersRaw(displayMenu, () => Response.error());
