import type {
  Member,
  OrderChange,
  OrderMethod,
  Payment,
  PaymentOption,
  WantedLine,
} from '@servery/api';
import { rightsOf } from '../../people/rights.ts';
import {
  cancelOrder,
  getQuote,
  moneyOf,
  billOf,
  placeOrder,
  replaceByDelivery,
  takePayment,
  takeStep,
  updateOrder,
  voidOrder,
  type Act,
  type OrderRecord,
  type StepName,
} from '../../orders/index.ts';
import { idClock } from '../idClock.ts';
import { menuAt } from '../menu.ts';
import type { SampleMerchant } from '../merchants.ts';
import { people } from '../people.ts';

/** Who does what at an outlet, by the names of its staff. */
type Post = 'owner' | 'waiter' | 'cashier' | 'kitchen';

const menus = new WeakMap<SampleMerchant, Record<OrderMethod, ReturnType<typeof menuAt>>>();

const menusOf = (shop: SampleMerchant) => {
  const known = menus.get(shop) ?? {
    dine_in: menuAt(shop.items, 'dine_in'),
    pickup: menuAt(shop.items, 'pickup'),
    delivery: menuAt(shop.items, 'delivery'),
  };
  menus.set(shop, known);
  return known;
};

const rights = rightsOf('merchant', null);

const workerAt = (shop: SampleMerchant, post: Post) =>
  people.find(
    ({ merchant_id, role, template }) =>
      merchant_id === shop.id && (post === 'owner' ? role === 'merchant' : template === post),
  );

/** What a ticket starts from. */
export interface TicketWish {
  shop: SampleMerchant;
  /** The order's count on its trading day. */
  count: number;
  business_date: string;
  /** Nothing happens after this. */
  until: Date;
  /** Keeps the ids of tickets that meet in one millisecond apart. */
  lane: number;
}

/** The order as it is placed. */
export interface TicketCart {
  method: OrderMethod;
  table?: string | null;
  member?: Member | null;
  customer_name?: string;
  phone?: string;
  address?: string;
  postcode?: string;
  covers?: number;
  note?: string;
  lines: readonly WantedLine[];
}

/** One order on its way: driven through the rules at chosen moments, none of them after `until`. */
export class Ticket {
  readonly wish: TicketWish;
  readonly #nextId: (now: Date) => number;
  #order: OrderRecord | null = null;
  #isOver = false;

  constructor(wish: TicketWish) {
    this.wish = wish;
    this.#nextId = idClock(wish.lane * 1024);
  }

  /** The order as it stands. */
  get order(): OrderRecord {
    if (!this.#order) throw new Error('The ticket has not been placed.');
    return this.#order;
  }

  /** Whether something was to happen after `until`. */
  get isOver(): boolean {
    return this.#isOver;
  }

  act(at: Date, post: Post): Act {
    const { shop, business_date } = this.wish;
    const worker = workerAt(shop, post) ?? workerAt(shop, 'owner');
    return {
      actor: { id: worker?.id ?? 1, name: worker?.name ?? shop.name, rights, approval: null },
      now: at,
      nextId: () => this.#nextId(at),
      business_date,
      shop,
    };
  }

  #at(at: Date, post: Post, decide: (order: OrderRecord, act: Act) => OrderRecord): this {
    if (at.getTime() > this.wish.until.getTime()) this.#isOver = true;
    if (!this.#isOver) this.#order = decide(this.order, this.act(at, post));
    return this;
  }

  place(at: Date, cart: TicketCart): this {
    const { shop, count } = this.wish;
    const waiter = workerAt(shop, 'waiter');
    const placed = placeOrder(
      {
        order_method: cart.method,
        table: shop.tables.find(({ name }) => name === cart.table) ?? null,
        member: cart.member ?? null,
        staff: waiter && cart.method === 'dine_in' ? { id: waiter.id, name: waiter.name } : null,
        customer_name: cart.customer_name ?? '',
        phone: cart.phone ?? '',
        address: cart.address ?? '',
        postcode: cart.postcode ?? '',
        source: 'guest',
        covers: cart.covers ?? 0,
        note: cart.note ?? '',
        lines: cart.lines,
        number: String(count).padStart(3, '0'),
      },
      menusOf(shop)[cart.method],
      this.act(at, 'waiter'),
    );
    this.#order = placed;
    return this;
  }

  step(at: Date, name: StepName, reason: string | null = null): this {
    const post = name === 'start' || name === 'ready' ? 'kitchen' : 'waiter';
    return this.#at(at, post, (order, act) =>
      // The shop's own rule may have accepted it already.
      name === 'accept' && order.status !== 'new' ? order : takeStep(order, name, { reason }, act),
    );
  }

  change(at: Date, ...changes: readonly OrderChange[]): this {
    return this.#at(at, 'owner', (order, act) =>
      updateOrder(order, { version: order.version, changes }, act, {
        menu: menusOf(this.wish.shop).dine_in,
        discounts: this.wish.shop.discounts,
      }),
    );
  }

  /** Pays a share of what is left with one kind of tender; cash is handed over in notes. */
  pay(at: Date, kind: PaymentOption['kind'], share = 1): this {
    return this.#at(at, 'cashier', (order, act) => {
      const { balance } = moneyOf(order, billOf(order).totals.total);
      if (balance <= 0) return order;
      const option = this.option(kind);
      const amount = Math.max(1, Math.floor(balance * share));
      const tendered = kind === 'cash' ? Math.ceil((amount + 4) / 500) * 500 : null;
      return takePayment(
        order,
        {
          version: order.version,
          tenders: [{ payment_option_id: option.id, amount, tendered }],
        },
        [option],
        act,
      );
    });
  }

  deliver(at: Date, to: { customer_name: string; phone: string; address: string }, area = 0): this {
    return this.#at(at, 'cashier', (order, act) => {
      const { postcode = '' } = act.shop.settings.delivery.areas[area] ?? {};
      const { quote_id } = getQuote(order, postcode, act);
      return replaceByDelivery(order, { version: order.version, quote_id, ...to }, act);
    });
  }

  cancel(at: Date, reason: string): this {
    return this.#at(at, 'owner', (order, act) =>
      cancelOrder(order, { version: order.version, reason, made: false }, act),
    );
  }

  void(at: Date, reason: string): this {
    return this.#at(at, 'owner', (order, act) =>
      voidOrder(order, { version: order.version, reason }, act),
    );
  }

  /** What comes from outside the rules: a provider's answer, a printer's failure, a promotion. */
  happen(at: Date, change: (order: OrderRecord, act: Act) => Partial<OrderRecord>): this {
    return this.#at(at, 'owner', (order, act) => ({ ...order, ...change(order, act) }));
  }

  option(kind: PaymentOption['kind']): PaymentOption {
    const option = this.wish.shop.payment_options.find((one) => one.kind === kind);
    if (!option) throw new Error(`${this.wish.shop.name} takes no ${kind}.`);
    return option;
  }

  /** An attempt to pay all of it online, as far as the provider has answered. */
  attempt(at: Date, state: Payment['state']): this {
    const { id, name, kind, channel } = this.option('e_wallet');
    return this.happen(at, (order, act) => {
      const amount = billOf(order).totals.total;
      const payment: Payment = {
        id: act.nextId(),
        option_id: id,
        name,
        kind,
        channel,
        state,
        amount,
        tendered: amount,
        change: 0,
        rounding: 0,
        business_date: act.business_date,
        at: at.toISOString(),
        by: name,
      };
      return { payments: [...order.payments, payment] };
    });
  }
}
