import {
  closeDay,
  createCategory,
  createDrawer,
  createMenu,
  createTable,
  editPaymentOption,
  listAllPaymentOptions,
  placeOrder,
  previewDayClosing,
  togglePaymentStatus,
  type Client,
  type Input,
  type Order,
  type PaymentOptionDetail,
  type Table,
} from '@servery/api';
import { addDays, toInstant } from '@servery/domain/time';
import { merchants } from '@servery/sample';
import type { Device } from './openBrowser.ts';
import type { Shop } from './openShop.ts';
import { moved } from './orders.ts';
import { shopNow } from './shopNow.ts';

const dishes = {
  nasi: { name: 'Nasi lemak', price: 1_290, category: 'Golden food' },
  set: { name: 'Set lunch', price: 1_990, category: 'Golden food' },
  rice: { name: 'Chicken rice', price: 990, category: 'Golden food' },
  teh: { name: 'Teh tarik', price: 350, category: 'Golden drinks' },
} as const;

type Placing = Partial<Input<typeof placeOrder>['body']>;

/** A dish by its code. */
export type Dish = keyof typeof dishes;

/** Units of dishes: an order by what is on it. */
export const units = (lines: Partial<Record<Dish, number>>): Dish[] =>
  Object.entries(lines).flatMap(([dish, count]) => Array<Dish>(count).fill(dish as Dish));

/** Matches the button of a dish. */
export const buttonOf = (dish: Dish): RegExp => {
  const { name, price } = dishes[dish];
  return new RegExp(`^${name} RM.${(price / 100).toFixed(2)}`);
};

/** The outlet in Bangsar on the golden day: what is set up through the API, and its clock. */
export class GoldenShop {
  readonly #shop: Shop;
  readonly #items = new Map<Dish, number>();
  readonly #options = new Map<string, PaymentOptionDetail>();
  readonly #tables: Table[] = [];
  #turnedMs = 0;
  /** The trading day. */
  day = '';

  constructor(shop: Shop) {
    this.#shop = shop;
  }

  /** Returns a new client of a person, because sessions end when the clock is set ahead. */
  as(template: 'merchant' | 'supervisor' | 'cashier'): Promise<Client> {
    return this.#shop.as(`${template}.bangsar`);
  }

  /** Adds tables, dishes, the fees of payment options and a drawer. */
  async prepare(): Promise<void> {
    const { call } = await this.as('merchant');
    const at = { seats_max: 6, shape: 'round', x: 0, y: 0 } as const;
    for (let i = 1; i <= 9; i += 1)
      this.#tables.push(await call(createTable, { body: { ...at, name: `G${i}` } }));
    const categories = new Map<string, number>();
    for (const name of ['Golden food', 'Golden drinks'])
      categories.set(name, (await call(createCategory, { body: { name } })).id);
    for (const [code, { name, price, category }] of Object.entries(dishes)) {
      const category_id = categories.get(category)!;
      const body = { code, name, price, category_id, tax_class: 'SST' };
      this.#items.set(code as Dish, (await call(createMenu, { body })).id);
    }
    const query = { length: 100, order: 'asc' as const };
    const { aaData } = await call(listAllPaymentOptions, { query });
    for (const option of aaData) this.#options.set(option.name, option);
    for (const [named, fee_rate] of [
      ['Card terminal', 150],
      ['DuitNow QR', 80],
    ] as const) {
      const option = this.#options.get(named)!;
      const { id, version, name, kind, methods, channel, fee_fixed } = option;
      const { account_code, tip_rates } = option;
      const fields = { name, kind, methods, fee_rate, fee_fixed, account_code, tip_rates };
      const body = { version, ...fields, is_online: channel === 'online' };
      await call(editPaymentOption, { params: { id }, body });
    }
    await call(createDrawer, { body: { name: 'Golden till', variance_limit: 200 } });
  }

  /** Returns a table that nothing else uses. */
  table(): Table {
    return this.#tables.pop()!;
  }

  /** Places an order through the API as a guest's channel does, for pickup by default. */
  async placeAsGuest(dishes: readonly Dish[], more: Placing = {}): Promise<Order> {
    return this.#place(await this.as('merchant'), dishes, { source: 'guest', ...more });
  }

  #place({ call }: Client, dishes: readonly Dish[], more: Placing): Promise<Order> {
    const lines = [...Map.groupBy(dishes, (dish) => this.#items.get(dish)!)].map(
      ([menu_id, some]) => ({ menu_id, quantity: some.length }),
    );
    return call(placeOrder, {
      body: { order_method: 'pickup', covers: 1, new_bill: true, lines, ...more },
    });
  }

  /** Trades and closes the day before: returns a sale in cash, and an open bill with a deposit. */
  async tradeBefore(): Promise<{ sold: Order; open: Order }> {
    const [merchant, supervisor, cashier] = [
      await this.as('merchant'),
      await this.as('supervisor'),
      await this.as('cashier'),
    ];
    const place = (dishes: readonly Dish[], covers: number) =>
      this.#place(supervisor, dishes, {
        order_method: 'dine_in',
        table_id: this.table().id,
        covers,
      });
    const pay = ({ id, version, balance }: Order, option: string, amount = balance) => {
      const tenders = [{ payment_option_id: this.#options.get(option)!.id, amount }];
      const body = { paid: true as const, order_id: id, version, tenders };
      return cashier.call(togglePaymentStatus, { body });
    };
    const paid = await pay(await place(units({ nasi: 1 }), 1), 'Cash');
    const sold = await moved(merchant, paid, 'ready', 'served');
    const open = await pay(await place(units({ nasi: 2, teh: 2 }), 2), 'Card terminal', 1_000);
    const { business_date, open_orders } = await merchant.call(previewDayClosing, { query: {} });
    const carry_over = open_orders.map(({ id }) => id);
    await merchant.call(closeDay, { body: { business_date, carry_over } });
    this.day = addDays(business_date, 1);
    return { sold, open };
  }

  /** Sets the clocks of the server and the devices; meanwhile, the devices leave the app. */
  async at(time: string, devices: readonly Device[]): Promise<void> {
    const { time_zone } = merchants[1]!.settings;
    const wanted = Date.parse(toInstant(`${this.day} ${time}`, time_zone));
    const ms = wanted - shopNow().getTime() - this.#turnedMs;
    for (const { page } of devices) await page.goto('/icon.svg');
    await this.#shop.later(ms / 60_000);
    this.#turnedMs += ms;
    for (const { page } of devices) await page.clock.setSystemTime(wanted);
  }
}
