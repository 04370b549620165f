import {
  displayMenu,
  getMerchantInfo,
  getOrder,
  listPaymentOptions,
  nameOf,
  placeOrder,
  toggleOrderStatus,
  togglePaymentStatus,
  type AnyEndpoint,
  type Call,
  type CallOptions,
  type Client,
  type Input,
  type MenuItem,
  type Named,
  type Order,
  type OrderStatus,
  type Output,
  type PaymentOption,
  type Problem,
} from '@servery/api';
import { expect } from 'vitest';
import type { ApprovalInput, ContractHost } from './host.ts';
import { leaksIn, readsMasked } from './leaks.ts';

/** Returns the problem that a call rejects with. A call that succeeds fails the test. */
export const refused = async (call: Promise<unknown>): Promise<Problem> => {
  const [result] = await Promise.allSettled([call]);
  expect(result.status).toBe('rejected');
  return (result as PromiseRejectedResult).reason as Problem;
};

/** Returns the fields that a write is refused for, each with the code of its error. */
export const fieldsOf = async (write: Promise<unknown>): Promise<[field: string, code: string][]> =>
  Object.entries((await refused(write)).matter.fields ?? {}).map(([path, { code }]) => [
    path,
    code,
  ]);

/** An order to place. Defaults to a table with one fried chicken and two roti tisu. */
export type Wanted = Partial<Input<typeof placeOrder>['body']>;

/**
 * The test environment of a contract: clients by username, orders placed through them, and a record
 * of the called endpoints.
 */
export class Stage {
  /** The endpoints called so far. */
  readonly seen = new Set<string>();
  #host: ContractHost | null = null;
  readonly #menus = new Map<string, MenuItem[]>();

  async open(start: () => Promise<ContractHost> | ContractHost): Promise<void> {
    this.#host = await start();
    await this.#host.reset();
  }

  get host(): ContractHost {
    if (!this.#host) throw new Error('The stage is not open yet.');
    return this.#host;
  }

  recorded(client: Client): Client {
    const call: Call = (to, input, options) => {
      this.seen.add(nameOf(to));
      return client.call(to, input, options);
    };
    const open: Client['open'] = (to, input, signal) => {
      this.seen.add(nameOf(to));
      return client.open(to, input, signal);
    };
    return { ...client, call, open };
  }

  /**
   * Returns a client of a person. It fails if a response contains personal data that the person has
   * no access to.
   */
  async client(username: string): Promise<Client> {
    const client = this.recorded(await this.host.as(username));
    if (!readsMasked(username)) return client;
    const call: Call = async (to, input, options) => {
      const answer = await client.call(to, input, options);
      const { query, body } = input as { query?: unknown; body?: unknown };
      const { search } = (query ?? body ?? {}) as { search?: string };
      if (!search)
        expect([nameOf(to), username, leaksIn(answer)]).toEqual([nameOf(to), username, []]);
      return answer;
    };
    return { ...client, call };
  }

  /** Calls an endpoint as a person. */
  async as<E extends AnyEndpoint>(
    username: string,
    to: E,
    input: Input<E>,
    options?: CallOptions,
  ): Promise<Output<E>> {
    const { call } = await this.client(username);
    return call(to, input, options);
  }

  approval(username: string, pin: string, request: ApprovalInput): Promise<string> {
    return this.host.approve(username, pin, request).then(({ approval }) => approval);
  }

  async item(name: string, username = 'merchant'): Promise<MenuItem> {
    const known = this.#menus.get(username);
    const items =
      known ??
      (await this.as(username, displayMenu, { query: {} })).categories.flatMap(
        (category) => category.items,
      );
    this.#menus.set(username, items);
    const item = items.find((one) => one.name === name);
    if (!item) throw new Error(`The menu has no ${name}.`);
    return item;
  }

  /** Returns the most expensive available item without options and stock tracking. */
  async dearest(username = 'merchant'): Promise<MenuItem> {
    const { categories } = await this.as(username, displayMenu, { query: {} });
    const plain = categories
      .flatMap(({ items }) => items)
      .filter(({ is_available, left, options }) => is_available && left == null && !options.length);
    return plain.toSorted((a, b) => b.price - a.price)[0]!;
  }

  async table(at = 0, username = 'merchant'): Promise<Named> {
    const { tables } = await this.as(username, getMerchantInfo, { query: {} });
    const table = tables[at];
    if (!table) throw new Error(`There is no table ${at}.`);
    return table;
  }

  async option(kind: PaymentOption['kind'], username = 'merchant'): Promise<PaymentOption> {
    const query = { length: 100, order: 'asc' as const };
    const { aaData } = await this.as(username, listPaymentOptions, { query });
    const option = aaData.find((one) => one.kind === kind);
    if (!option) throw new Error(`Nobody takes ${kind}.`);
    return option;
  }

  async lines(username = 'merchant') {
    const [tisu, chicken] = [
      await this.item('Roti tisu', username),
      await this.item('Ayam goreng sekor', username),
    ];
    return [
      { menu_id: tisu.id, quantity: 2 },
      { menu_id: chicken.id, quantity: 1 },
    ];
  }

  /** Places an order as a guest by default, so that it starts as new. */
  async placed(wanted: Wanted = {}, username = 'merchant'): Promise<Order> {
    const order_method = wanted.order_method ?? 'dine_in';
    const table_id = order_method === 'dine_in' ? (await this.table(0, username)).id : null;
    const source = 'guest' as const;
    const lines = await this.lines(username);
    // A separate bill by default, because most cases share one table.
    const body = { order_method, table_id, source, lines, new_bill: true, ...wanted };
    return this.as(username, placeOrder, { body });
  }

  now(order: Pick<Order, 'id'>, username = 'merchant'): Promise<Order> {
    return this.as(username, getOrder, { params: { id: order.id } });
  }

  /** Moves an order through these statuses, one after the other. */
  async moved(order: Order, ...statuses: readonly OrderStatus[]): Promise<Order> {
    let next = order;
    for (const status of statuses) {
      const { id: order_id, version } = next;
      next = await this.as('merchant', toggleOrderStatus, { body: { order_id, version, status } });
    }
    return next;
  }

  /** Pays the balance of an order with one kind of tender. */
  async paid(order: Order, kind: PaymentOption['kind'] = 'cash'): Promise<Order> {
    const { id: payment_option_id } = await this.option(kind);
    const { id: order_id, version, balance: amount } = order;
    const body = {
      paid: true as const,
      order_id,
      version,
      tenders: [{ payment_option_id, amount }],
    };
    return this.as('merchant', togglePaymentStatus, { body });
  }
}

/** Returns the fields with which a write refers to an order. */
export const on = ({ id, version }: Pick<Order, 'id' | 'version'>) => ({ order_id: id, version });
