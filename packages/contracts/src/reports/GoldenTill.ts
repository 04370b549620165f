import {
  completeRefund,
  createCategory,
  createMenu,
  createTable,
  editPaymentOption,
  listAllPaymentOptions,
  placeOrder,
  requestRefund,
  toggleOrderStatus,
  togglePaymentStatus,
  updateOrder,
  type FoodMenuDetail,
  type Input,
  type Order,
  type OrderMethod,
  type PaymentKind,
  type PaymentOptionDetail,
} from '@servery/api';
import { merchants } from '@servery/domain/fixtures';
import { balanceOf } from '@servery/sample';
import { contractNow } from '../host.ts';
import { on, type Stage } from '../Stage.ts';

/** The people of the outlet: its owner, a supervisor and a cashier. */
export const [owner, ben, aina] = ['merchant.bangsar', 'supervisor.bangsar', 'cashier.bangsar'];
const outlet = merchants[1]!;
const postcode = '59000';

const dishes = {
  nasi: ['Nasi lemak', 'Golden food', 1_290],
  set: ['Set lunch', 'Golden food', 1_990],
  rice: ['Chicken rice', 'Golden food', 990],
  teh: ['Teh tarik', 'Golden drinks', 350],
} as const;
type Dish = keyof typeof dishes;

const fees: Partial<Record<PaymentKind, number>> = { card: 150, e_wallet: 80 };

/** An order to ring up; `by` is the person in charge, without one a guest placed it. */
export interface Sale {
  by?: string;
  method?: OrderMethod;
  covers?: number;
  member_id?: number;
  lines: readonly (readonly [quantity: number, dish: Dish])[];
}

/** A tender; without an amount, it pays the balance. */
export interface Tender {
  kind: PaymentKind;
  amount?: number;
  tip?: number;
  tendered?: number;
}

const ways = {
  dine_in: ['ready', 'served'],
  pickup: ['ready', 'completed'],
  delivery: ['ready', 'dispatched'],
} as const;

/** The till of an outlet in Bangsar that sells four dishes, for the golden day. */
export class GoldenTill {
  readonly stage: Stage;
  readonly #items = new Map<string, FoodMenuDetail>();
  readonly #options = new Map<PaymentKind, PaymentOptionDetail>();
  readonly #tables: number[] = [];
  #now = contractNow.getTime();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Adds the tables, puts the dishes on the menu, and sets the fees of the payment options. */
  async prepare(): Promise<void> {
    const { stage } = this;
    const at = { seats_max: 6, shape: 'round', x: 0, y: 0 } as const;
    for (let i = 1; i <= 10; i += 1) {
      const body = { ...at, name: `G${i}` };
      this.#tables.push((await stage.as(owner, createTable, { body })).id);
    }
    const categories = new Map<string, number>();
    for (const name of ['Golden food', 'Golden drinks'])
      categories.set(name, (await stage.as(owner, createCategory, { body: { name } })).id);
    for (const [key, [name, category, price]] of Object.entries(dishes)) {
      const body = { name, price, category_id: categories.get(category)!, tax_class: 'SST' };
      this.#items.set(key, await stage.as(owner, createMenu, { body }));
    }
    const query = { length: 100, order: 'asc' as const };
    const { aaData } = await stage.as(owner, listAllPaymentOptions, { query });
    for (const kind of ['cash', 'card', 'e_wallet', 'wallet'] as const)
      this.#options.set(
        kind,
        aaData.find((option) => option.kind === kind)!,
      );
    for (const [kind, fee_rate] of Object.entries(fees)) {
      const option = this.#options.get(kind as PaymentKind)!;
      const { id, version, name, methods, channel, fee_fixed, account_code, tip_rates } = option;
      const fields = { name, kind: option.kind, methods, fee_fixed, account_code, tip_rates };
      const body = { version, ...fields, fee_rate, is_online: channel === 'online' };
      await stage.as(owner, editPaymentOption, { params: { id }, body });
    }
  }

  /** Moves the clock forward to a local time. */
  async at(day: string, time: string): Promise<void> {
    const next = Date.parse(`${day}T${time}:00+08:00`);
    await this.stage.host.advance(next - this.#now);
    this.#now = next;
  }

  /** Returns a member whose wallet holds at least this much. */
  member(amount: number, at: number): number {
    const rich = outlet.members.filter((one) => one.is_active && balanceOf(one.id) >= amount);
    return rich[at]!.id;
  }

  dish(dish: Dish): FoodMenuDetail {
    return this.#items.get(dish)!;
  }

  /** Places an order, at a table of its own. */
  async place({ by, method = 'dine_in', covers = 1, lines, member_id }: Sale): Promise<Order> {
    const { stage } = this;
    const table_id = method === 'dine_in' ? this.#tables.pop() : null;
    const delivery = {
      postcode,
      customer_name: 'Nur Aisyah',
      address: '12 Jalan Telawi',
      phone: '+60123456789',
    };
    const body: Input<typeof placeOrder>['body'] = {
      order_method: method,
      table_id,
      covers,
      new_bill: true,
      source: by === undefined ? 'guest' : 'staff',
      ...(member_id !== undefined && { member_id }),
      ...(method === 'delivery' && delivery),
      lines: lines.map(([quantity, dish]) => ({ menu_id: this.dish(dish).id, quantity })),
    };
    return stage.as(by ?? owner, placeOrder, { body });
  }

  /** Changes an order as its owner, who needs no approval. */
  change(
    order: Order,
    change: Input<typeof updateOrder>['body']['changes'][number],
  ): Promise<Order> {
    const params = { order_id: order.id };
    return this.stage.as(owner, updateOrder, {
      params,
      body: { version: order.version, changes: [change] },
    });
  }

  /** Takes payment as the cashier. */
  async pay(order: Order, ...tenders: readonly Tender[]): Promise<Order> {
    let next = order;
    for (const { kind, amount = next.balance, ...more } of tenders) {
      const payment_option_id = this.#options.get(kind)!.id;
      next = await this.stage.as(aina, togglePaymentStatus, {
        body: { paid: true, ...on(next), tenders: [{ payment_option_id, amount, ...more }] },
      });
    }
    return next;
  }

  /** Makes and hands over a paid order, which completes it. */
  async finish(order: Order): Promise<Order> {
    let next = order;
    const first = order.status === 'new' ? (['accepted'] as const) : [];
    for (const status of [...first, ...ways[order.order_method]])
      next = await this.stage.as(owner, toggleOrderStatus, { body: { ...on(next), status } });
    return next;
  }

  /** Rings up an order, takes its payment and hands it over. */
  async sell(sale: Sale, ...tenders: readonly Tender[]): Promise<Order> {
    return this.finish(await this.pay(await this.place(sale), ...tenders));
  }

  /** Requests the refund of one unit of the first line. */
  request(order: Order, username = aina): Promise<Order> {
    const lines = [{ line_id: order.items[0]!.id, quantity: 1 }];
    return this.stage.as(username, requestRefund, {
      body: { ...on(order), lines, delivery_fee: false, reason_code: 'quality' },
    });
  }

  /** Pays a requested refund back as the cashier, with the supervisor's approval. */
  async refund(order: Order): Promise<Order> {
    const { id: refund_id, amount } = order.refunds.at(-1)!;
    const { approval } = await this.stage.host.approve(aina, '2849', {
      capability: 'order.cancel',
      object_id: order.id,
      version: order.version,
      amount,
    });
    const body = { ...on(order), refund_id };
    return this.stage.as(aina, completeRefund, { body }, { approval });
  }
}
