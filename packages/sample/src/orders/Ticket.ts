import type {
  Member,
  OrderChange,
  OrderMethod,
  Payment,
  PaymentOption,
  WantedLine,
} from '@servery/api';
import type { PaymentOptionRecord } from '@servery/domain/payments';
import { rightsOf } from '@servery/domain/people';
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
  type ActionContext,
  type OrderRecord,
  type StepName,
} from '@servery/domain/orders';
import { idClock } from '../idClock.ts';
import { menuAt, type SampleMerchant } from '@servery/domain/fixtures';
import { people } from '../people.ts';

/** The roles of staff who act on an order. */
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

/** The initial data of a ticket. */
export interface TicketInput {
  shop: SampleMerchant;
  /** The number of the order on its trading day. */
  count: number;
  business_date: string;
  /** Nothing happens to the order after this time. */
  until: Date;
  /** Keeps the ids of tickets created in the same millisecond unique. */
  lane: number;
}

/** The order to place. */
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

/**
 * An order that goes through its lifecycle by the domain's rules at chosen times, never after
 * `until`.
 */
export class Ticket {
  readonly input: TicketInput;
  readonly #nextId: (now: Date) => number;
  #order: OrderRecord | null = null;
  #isOver = false;

  constructor(input: TicketInput) {
    this.input = input;
    this.#nextId = idClock(input.lane * 256);
  }

  /** The current order. */
  get order(): OrderRecord {
    if (!this.#order) throw new Error('The order has not been placed.');
    return this.#order;
  }

  /** Whether a step after `until` was skipped. */
  get isOver(): boolean {
    return this.#isOver;
  }

  contextOf(at: Date, post: Post): ActionContext {
    const { shop, business_date } = this.input;
    const worker = workerAt(shop, post) ?? workerAt(shop, 'owner');
    return {
      actor: { id: worker?.id ?? 1, name: worker?.name ?? shop.name, rights, approval: null },
      now: at,
      nextId: () => this.#nextId(at),
      business_date,
      shop,
    };
  }

  #at(
    at: Date,
    post: Post,
    decide: (order: OrderRecord, context: ActionContext) => OrderRecord,
  ): this {
    if (at.getTime() > this.input.until.getTime()) this.#isOver = true;
    if (!this.#isOver) this.#order = decide(this.order, this.contextOf(at, post));
    return this;
  }

  place(at: Date, cart: TicketCart): this {
    const { shop, count } = this.input;
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
      this.contextOf(at, 'waiter'),
    );
    this.#order = placed;
    return this;
  }

  step(at: Date, name: StepName, reason: string | null = null): this {
    const post = name === 'start' || name === 'ready' ? 'kitchen' : 'waiter';
    return this.#at(at, post, (order, context) =>
      // Automatic acceptance may have accepted it already.
      name === 'accept' && order.status !== 'new'
        ? order
        : takeStep(order, name, { reason }, context),
    );
  }

  change(at: Date, ...changes: readonly OrderChange[]): this {
    return this.#at(at, 'owner', (order, context) =>
      updateOrder(order, { version: order.version, changes }, context, {
        menu: menusOf(this.input.shop).dine_in,
        discounts: this.input.shop.discounts,
      }),
    );
  }

  /**
   * Pays a share of the balance with one kind of tender. Cash is handed over in multiples of 500
   * sen.
   */
  pay(at: Date, kind: PaymentOption['kind'], share = 1): this {
    return this.#at(at, 'cashier', (order, context) => {
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
        context,
      );
    });
  }

  deliver(at: Date, to: { customer_name: string; phone: string; address: string }, area = 0): this {
    return this.#at(at, 'cashier', (order, context) => {
      const { postcode = '' } = context.shop.settings.delivery.areas[area] ?? {};
      const { quote_id } = getQuote(order, postcode, context);
      return replaceByDelivery(order, { version: order.version, quote_id, ...to }, context);
    });
  }

  cancel(at: Date, reason: string): this {
    return this.#at(at, 'owner', (order, context) =>
      cancelOrder(order, { version: order.version, reason, made: false }, context),
    );
  }

  void(at: Date, reason: string): this {
    return this.#at(at, 'owner', (order, context) =>
      voidOrder(order, { version: order.version, reason }, context),
    );
  }

  /**
   * Applies a change from outside the rules: a provider's response, a printer failure, a promotion.
   */
  happen(
    at: Date,
    change: (order: OrderRecord, context: ActionContext) => Partial<OrderRecord>,
  ): this {
    return this.#at(at, 'owner', (order, context) => ({ ...order, ...change(order, context) }));
  }

  option(kind: PaymentOption['kind']): PaymentOptionRecord {
    const option = this.input.shop.payment_options.find((one) => one.kind === kind);
    if (!option) throw new Error(`${this.input.shop.name} takes no ${kind}.`);
    return option;
  }

  /** Adds an online payment of the full total, in this state. */
  attempt(at: Date, state: Payment['state']): this {
    const { id, name, kind, channel } = this.option('e_wallet');
    return this.happen(at, (order, context) => {
      const amount = billOf(order).totals.total;
      const payment: Payment = {
        id: context.nextId(),
        option_id: id,
        name,
        kind,
        channel,
        state,
        amount,
        voucher_code: null,
        face_value: null,
        tendered: amount,
        change: 0,
        rounding: 0,
        fee: 0,
        tip: 0,
        business_date: context.business_date,
        at: at.toISOString(),
        by: name,
      };
      return { payments: [...order.payments, payment] };
    });
  }
}
