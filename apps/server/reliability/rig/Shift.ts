import { setTimeout as sleep } from 'node:timers/promises';
import {
  createClient,
  login,
  placeOrder,
  Problem,
  togglePaymentStatus,
  toggleOrderStatus,
  type Client,
  type Order,
} from '@servery/api';
import { merchants } from '@servery/sample';
import { password } from './ServerProcess.ts';

// Without Kajang, which isn't open.
const owners = ['merchant', 'merchant.bangsar', 'merchant.cheras'] as const;
const pauseMs = 20;

/** An acknowledged write. */
export interface Acknowledged {
  order_id: number;
  version: number;
  /** Milliseconds of the runner's clock. */
  at: number;
}

/** Treats a truncated response as offline. */
const wholeAnswers: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  return new Response(await response.text(), response);
};

class GivenUp extends Error {}

type Write = (key: string) => Promise<Order>;

/**
 * Several people at the tills of three merchants, who take orders through their whole life cycle
 * over HTTP. Unanswered writes are repeated with the same idempotency key until answered, as real
 * screens do.
 */
export class Shift {
  /** All acknowledged writes by their idempotency keys. */
  readonly acknowledged = new Map<string, Acknowledged>();
  /** Each order in its last acknowledged state. */
  readonly orders = new Map<number, Order>();
  /** The notes of all requested orders: no two stored orders may have the same one. */
  readonly notes = new Set<string>();
  /** The number of refusals by code. */
  readonly refusals = new Map<string, number>();
  /** Orders with a write of unknown outcome, because the work was given up. */
  readonly unsure = new Set<number>();
  /** The longest wait for any response, in milliseconds. */
  longestWait = 0;
  /**
   * Errors that no client should ever see, such as a conflict on an order that nobody else changes.
   */
  readonly surprises: string[] = [];
  #url: string | null = null;
  #isOver = false;
  #isGivenUp = false;
  #work: Promise<unknown> = Promise.resolve();
  readonly #tokens = new Map<string, string>();

  /** Sets the server's URL from now on, or null if it is offline. */
  moveTo(url: string | null): void {
    this.#url = url;
  }

  /** Signs in and starts to work. */
  async start(people: number): Promise<void> {
    for (const owner of owners) await this.#signIn(owner);
    this.#work = Promise.all(
      Array.from({ length: people }, (_, i) => this.#serve(owners[i % owners.length]!, i)),
    );
  }

  /** Lets all people finish their last write. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** Stops all people after their current request, whatever its result. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    await this.end();
  }

  /** Resolves after this many further acknowledgements. */
  async until(more: number): Promise<void> {
    const target = this.acknowledged.size + more;
    while (this.acknowledged.size < target && !this.#isOver) await sleep(5);
  }

  /** Returns the number of refusals, with one code or with any. */
  refused(code?: string): number {
    if (code !== undefined) return this.refusals.get(code) ?? 0;
    return [...this.refusals.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Resolves once there were this many refusals in total. */
  async untilRefused(times: number): Promise<void> {
    while (this.refused() < times && !this.#isOver) await sleep(5);
  }

  /**
   * Returns the longest time without an acknowledgement since a moment of the runner's clock, in
   * milliseconds.
   */
  longestPause(since: number): number {
    const moments = [...this.acknowledged.values()].map(({ at }) => at).filter((at) => at > since);
    return Math.max(...moments.map((at, i) => at - (moments[i - 1] ?? since)));
  }

  async #signIn(owner: string): Promise<void> {
    const { token } = await this.#answered(() =>
      this.#client(owner).call(login, { body: { username: owner, password } }),
    );
    this.#tokens.set(owner, token);
  }

  #client(owner: string): Client {
    const baseURL = `${this.#url ?? 'http://127.0.0.1:9'}/api`;
    const credentials = { token: () => this.#tokens.get(owner) ?? null };
    return createClient({ baseURL, credentials, fetch: wholeAnswers });
  }

  /** Repeats a request until it is answered. */
  async #answered<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      while (this.#url === null && !this.#isGivenUp) await sleep(pauseMs);
      if (this.#isGivenUp) throw new GivenUp();
      const began = performance.now();
      try {
        return await send().finally(() => {
          this.longestWait = Math.max(this.longestWait, performance.now() - began);
        });
      } catch (error) {
        const code = error instanceof Problem ? error.code : String(error);
        this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
        if (!['offline', 'maintenance', 'inFlight'].includes(code)) throw error;
        await sleep(pauseMs);
      }
    }
  }

  async #write(write: Write, orderId?: number): Promise<Order> {
    const key = crypto.randomUUID();
    const order = await this.#answered(() => write(key)).catch((error: unknown) => {
      if (orderId !== undefined) this.unsure.add(orderId);
      throw error;
    });
    const { id: order_id, version } = order;
    this.acknowledged.set(key, { order_id, version, at: performance.now() });
    this.orders.set(order_id, order);
    return order;
  }

  async #serve(owner: string, seat: number): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      try {
        await this.#oneOrder(owner, `${seat} ${n} ${crypto.randomUUID()}`);
      } catch (error) {
        if (error instanceof GivenUp) return;
        this.surprises.push(error instanceof Problem ? error.code : String(error));
        await sleep(pauseMs);
      }
    }
  }

  async #oneOrder(owner: string, note: string): Promise<void> {
    const shop = merchants[owners.indexOf(owner as (typeof owners)[number])]!;
    const items = shop.items.filter((it) => it.is_available && it.options.every(({ min }) => !min));
    const lines = Array.from({ length: 1 + (this.notes.size % 4) }, (_, i) => ({
      menu_id: items[(this.notes.size + i) % items.length]!.id,
      quantity: 1 + i,
    }));
    const card = shop.payment_options.find(({ kind }) => kind === 'card')!.id;
    this.notes.add(note);
    const call: Client['call'] = (to, input, options) =>
      this.#client(owner).call(to, input, options);
    let order = await this.#write((idempotencyKey) =>
      call(placeOrder, { body: { order_method: 'pickup', note, lines } }, { idempotencyKey }),
    );
    const step = async (status: 'accepted' | 'ready' | 'completed') => {
      if (this.#isOver) return;
      const body = { order_id: order.id, version: order.version, status };
      order = await this.#write(
        (idempotencyKey) => call(toggleOrderStatus, { body }, { idempotencyKey }),
        order.id,
      );
    };
    if (order.status === 'new') await step('accepted');
    await step('ready');
    if (this.#isOver) return;
    const body = {
      paid: true as const,
      order_id: order.id,
      version: order.version,
      tenders: [{ payment_option_id: card, amount: order.balance }],
    };
    order = await this.#write(
      (idempotencyKey) => call(togglePaymentStatus, { body }, { idempotencyKey }),
      order.id,
    );
    await step('completed');
  }
}
