import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@servery/api';
import { createTimeBudget, type TimeBudget } from './timeBudget.ts';

/** Runs the work of callers without a session, little at a time. */
export interface Lanes {
  /**
   * Runs work about one merchant, or about none, for an address. Work inside other work runs
   * immediately.
   * @throws `throttled` if too much work is waiting
   */
  run<T>(merchant_id: number | null, address: string, work: () => Promise<T>): Promise<T>;
}

/** The limits of lanes. */
export interface LaneLimits extends TimeBudget {
  /** The most work at a time about one merchant, and in all. */
  perMerchant: number;
  inAll: number;
  /** The most work that may wait for one address, and in all. */
  maxWaiting: number;
  maxWaitingInAll: number;
}

/** Staff use the same processor and database, and must not notice any number of guests. */
const defaults: LaneLimits = {
  perMerchant: 1,
  inAll: 2,
  share: 0.5,
  burstMs: 500,
  maxWaiting: 200,
  maxWaitingInAll: 1_000,
};

type Merchant = number | null;
type Start = () => void;

/** Work that waits, by merchant and address. The first merchant and the first address are next. */
class Waiting {
  readonly #merchants = new Map<Merchant, Map<string, Start[]>>();
  size = 0;

  at(merchant: Merchant, address: string): number {
    return this.#merchants.get(merchant)?.get(address)?.length ?? 0;
  }

  add(merchant: Merchant, address: string, start: Start): void {
    const addresses = this.#merchants.get(merchant) ?? new Map<string, Start[]>();
    this.#merchants.set(merchant, addresses);
    addresses.set(address, [...(addresses.get(address) ?? []), start]);
    this.size += 1;
  }

  /** Takes the next work of a merchant that `isFree`. Its merchant and its address are then last. */
  take(isFree: (merchant: Merchant) => boolean): { merchant: Merchant; start: Start } | null {
    for (const [merchant, addresses] of this.#merchants) {
      if (!isFree(merchant)) continue;
      const [[address, [start, ...rest]]] = addresses as unknown as [[string, [Start, ...Start[]]]];
      addresses.delete(address);
      if (rest.length > 0) addresses.set(address, rest);
      this.#merchants.delete(merchant);
      if (addresses.size > 0) this.#merchants.set(merchant, addresses);
      this.size -= 1;
      return { merchant, start };
    }
    return null;
  }
}

/** Creates lanes. Merchants take turns, and at each merchant addresses do. */
export function createLanes(limits: Partial<LaneLimits> = {}): Lanes {
  const { perMerchant, inAll, maxWaiting, maxWaitingInAll, ...budget } = { ...defaults, ...limits };
  const inside = new AsyncLocalStorage<true>();
  const active = new Map<Merchant, number>();
  const waiting = new Waiting();
  let total = 0;
  const spend = createTimeBudget(budget);

  const isFree = (merchant: Merchant) => (active.get(merchant) ?? 0) < perMerchant;
  const change = (merchant: Merchant, by: 1 | -1) => {
    total += by;
    const count = (active.get(merchant) ?? 0) + by;
    if (count > 0) active.set(merchant, count);
    else active.delete(merchant);
  };
  const begin = () => {
    while (total < inAll) {
      const next = waiting.take(isFree);
      if (!next) return;
      change(next.merchant, 1);
      next.start();
    }
  };
  const end = async (merchant: Merchant, tookMs: number) => {
    const restMs = spend(tookMs);
    if (restMs > 0) await pause(restMs, undefined, { ref: false });
    change(merchant, -1);
    begin();
  };

  return {
    run: async (merchant, address, work) => {
      if (inside.getStore()) return work();
      if (waiting.size >= maxWaitingInAll || waiting.at(merchant, address) >= maxWaiting)
        throw new Problem('throttled', { details: { retry_after: 1, limit: 'guest' } });
      await new Promise<void>((resolve) => {
        waiting.add(merchant, address, resolve);
        begin();
      });
      const started = performance.now();
      try {
        return await inside.run(true, work);
      } finally {
        void end(merchant, performance.now() - started);
      }
    },
  };
}
