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
import { merchants } from '@servery/domain/sample';
import { password } from './ServerProcess.ts';

// Kajang is not open.
const owners = ['merchant', 'merchant.bangsar', 'merchant.cheras'] as const;
const pauseMs = 20;

/** One write that the server said it had done. */
export interface Acknowledged {
  order_id: number;
  version: number;
  /** Milliseconds of the runner's clock. */
  at: number;
}

/** An answer that is cut in the middle is no answer: the client is as much offline as before it. */
const wholeAnswers: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  return new Response(await response.text(), response);
};

class GivenUp extends Error {}

type Write = (key: string) => Promise<Order>;

/**
 * Several people at the tills of three merchants, who take orders through the whole of their life
 * over HTTP. What is not answered they send again by the same name until it is, as real screens do.
 */
export class Shift {
  /** Every acknowledged write by its idempotency key. */
  readonly acknowledged = new Map<string, Acknowledged>();
  /** Each order as it was acknowledged last. */
  readonly orders = new Map<number, Order>();
  /** The note of every order that was asked for: no two stored orders may share one. */
  readonly notes = new Set<string>();
  /** How often each refusal was met: its code. */
  readonly refusals = new Map<string, number>();
  /** Orders with a write that nobody knows the outcome of, since the work was given up. */
  readonly unsure = new Set<number>();
  /** The longest that anybody waited for an answer of any kind, in milliseconds. */
  longestWait = 0;
  /** What no client should ever see, such as a conflict with an order that nobody else touches. */
  readonly surprises: string[] = [];
  #url: string | null = null;
  #isOver = false;
  #isGivenUp = false;
  #work: Promise<unknown> = Promise.resolve();
  readonly #tokens = new Map<string, string>();

  /** The server is at this address from now on, or away with null. */
  moveTo(url: string | null): void {
    this.#url = url;
  }

  /** Signs in and starts the work. */
  async start(people: number): Promise<void> {
    for (const owner of owners) await this.#signIn(owner);
    this.#work = Promise.all(
      Array.from({ length: people }, (_, i) => this.#serve(owners[i % owners.length]!, i)),
    );
  }

  /** Lets everybody finish their last write. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  /** Lets everybody go once what is under way is answered, however it is. */
  async giveUp(): Promise<void> {
    this.#isGivenUp = true;
    await this.end();
  }

  /** Resolves after so many further acknowledgements. */
  async until(more: number): Promise<void> {
    const target = this.acknowledged.size + more;
    while (this.acknowledged.size < target && !this.#isOver) await sleep(5);
  }

  /** How often anybody was refused, for one reason or any. */
  refused(code?: string): number {
    if (code !== undefined) return this.refusals.get(code) ?? 0;
    return [...this.refusals.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Resolves once somebody was refused so often in all. */
  async untilRefused(times: number): Promise<void> {
    while (this.refused() < times && !this.#isOver) await sleep(5);
  }

  /** The longest time without an acknowledgement since a moment of the runner's clock, in milliseconds. */
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

  /** Asks until there is an answer. */
  async #answered<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      while (this.#url === null && !this.#isGivenUp) await sleep(pauseMs);
      if (this.#isGivenUp) throw new GivenUp();
      const began = performance.now();
      try {
        return await ask().finally(() => {
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
