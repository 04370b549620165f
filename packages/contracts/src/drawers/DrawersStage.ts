import {
  cancelOrder,
  closeShift,
  completeRefund,
  countShift,
  createDrawer,
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  moveCash,
  openShift,
  placeOrder,
  startCount,
  togglePaymentStatus,
  voidOrder,
  type CallOptions,
  type CashPile,
  type Drawer,
  type ManualCashKind,
  type Order,
  type Shift,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import { on } from '../Stage.ts';
import type { DrawersHost } from './drawersHost.ts';

/** Returns notes of RM 100 and coins of 5 sen with a sum in sen. */
export const pilesOf = (amount: number): CashPile[] => [
  { value: 10_000, quantity: Math.floor(amount / 10_000) },
  { value: 5, quantity: (amount % 10_000) / 5 },
];

type Ref = Pick<Shift, 'id' | 'version'>;
const why = { reason: 'Rung up twice' };

/** The stage of a contract of cash drawers: their writes, and the till. */
export class DrawersStage {
  readonly stage: Stage;
  readonly #host: (() => DrawersHost) | undefined;

  /** Without a host, it has no till. */
  constructor(stage: Stage, host?: () => DrawersHost) {
    this.stage = stage;
    this.#host = host;
  }

  /** Returns all drawers of the first merchant. */
  async drawers(): Promise<Drawer[]> {
    const query = { order: 'asc' as const, length: 100 };
    return (await this.stage.as('cashier', listDrawers, { query })).aaData;
  }

  /** Adds a drawer, so that each case has one of its own. */
  drawer(name: string, variance_limit = 200): Promise<Drawer> {
    return this.stage.as('merchant', createDrawer, { body: { name, variance_limit } });
  }

  open(username: string, { id: drawer_id }: Pick<Drawer, 'id'>, float = 0): Promise<Shift> {
    const body = { drawer_id, piles: pilesOf(float) };
    return this.stage.as(username, openShift, { body });
  }

  move(username: string, { id }: Ref, kind: ManualCashKind, amount: number, reason = 'Change') {
    const input = { params: { id }, body: { kind, amount, reason } };
    return this.stage.as(username, moveCash, input);
  }

  start(username: string, { id, version }: Ref): Promise<Shift> {
    return this.stage.as(username, startCount, { params: { id }, body: { version } });
  }

  count(username: string, { id, version }: Ref, piles: CashPile[]): Promise<Shift> {
    return this.stage.as(username, countShift, { params: { id }, body: { version, piles } });
  }

  close(username: string, { id, version }: Ref, reason: string, options?: CallOptions) {
    const input = { params: { id }, body: { version, reason } };
    return this.stage.as(username, closeShift, input, options);
  }

  read(username: string, { id }: Pick<Shift, 'id'>): Promise<Shift> {
    return this.stage.as(username, getShift, { params: { id } });
  }

  async mine(username: string): Promise<Shift | null> {
    return (await this.stage.as(username, getMyShift, { query: {} })).shift;
  }

  async movements(username: string, query: { shift_id?: number; place?: 'drawer' | 'none' }) {
    const input = { query: { ...query, length: 100, order: 'asc' as const } };
    return (await this.stage.as(username, listCashMovements, input)).aaData;
  }

  /** Counts a shift until it is closed, with the cash that it should hold. */
  async end(username: string, shift: Ref): Promise<Shift> {
    const counting = await this.start(username, shift);
    const { expected } = await this.read('merchant', counting);
    return this.count(username, counting, pilesOf(expected ?? 0));
  }

  // The till's calls aren't those of the contract, and aren't recorded.
  async #till(username: string) {
    return (await this.#host!().as(username)).call;
  }

  /** Places a pickup order of 40 dishes, so that parts of any amount can be paid. */
  async bill(): Promise<Order> {
    const call = await this.#till('merchant');
    const lines = [{ menu_id: await this.#host!().dish(), quantity: 40 }];
    return call(placeOrder, { body: { order_method: 'pickup', lines } });
  }

  /** Pays a part of a bill in cash. */
  async pay(username: string, order: Order, amount: number): Promise<Order> {
    const call = await this.#till(username);
    const payment_option_id = await this.#host!().cash();
    const tenders = [{ payment_option_id, amount, tendered: amount + 790 }];
    return call(togglePaymentStatus, { body: { paid: true, ...on(order), tenders } });
  }

  /** Takes cash for a new bill. */
  async sell(username: string, amount: number): Promise<Order> {
    return this.pay(username, await this.bill(), amount);
  }

  /** Reverses the last payment. */
  async reverse(username: string, order: Order): Promise<Order> {
    const call = await this.#till(username);
    const payment_id = order.payments.at(-1)!.id;
    return call(togglePaymentStatus, { body: { paid: false, ...on(order), payment_id, ...why } });
  }

  async void(username: string, order: Order): Promise<Order> {
    const call = await this.#till(username);
    return call(voidOrder, { body: { ...on(order), ...why } });
  }

  /** Cancels an order, so that its money is to be refunded. */
  async cancel(order: Order): Promise<Order> {
    const call = await this.#till('merchant');
    return call(cancelOrder, { body: { ...on(order), ...why } });
  }

  /** Hands back a requested refund as a cashier, with the supervisor's approval. */
  async refund(username: string, order: Order): Promise<Order> {
    const call = await this.#till(username);
    const { id: refund_id, amount } = order.refunds.at(-1)!;
    const { approval } = await this.#host!().approve(username, '5937', {
      capability: 'order.cancel',
      object_id: order.id,
      version: order.version,
      amount,
    });
    return call(completeRefund, { body: { ...on(order), refund_id } }, { approval });
  }
}
