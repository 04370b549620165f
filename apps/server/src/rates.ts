import type { LimitClass } from '@servery/api';

/** A rate limit: `burst` calls at once, then `perSecond` calls per second. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** The subject whose calls are counted together. */
export type LimitedBy = 'session' | 'address';

/**
 * A class of requests that share a rate: those of endpoints, `open` for pages and health checks, and
 * `guestDay` for the writes of guests over hours.
 */
export type RateClass = LimitClass | 'open' | 'guestDay';

/**
 * The rates of each class, for one session and for one IP address with all of its sessions.
 */
export type Rates = Readonly<Record<RateClass, Readonly<Record<LimitedBy, Rate>>>>;

const rate = (perSecond: number, burst: number): Rate => ({ perSecond, burst });

/** The default rates: far above what a busy shop needs, but below what a runaway loop sends. */
export const defaultRates: Rates = {
  read: { session: rate(250, 500), address: rate(1_000, 2_000) },
  write: { session: rate(100, 200), address: rate(400, 800) },
  signIn: { session: rate(2, 20), address: rate(5, 60) },
  heavy: { session: rate(5, 20), address: rate(20, 60) },
  // Unauthenticated: all phones in a restaurant share one IP address. A guest’s `session` is a code
  // at an address, which only counts writes.
  guest: { session: rate(10, 300), address: rate(40, 300) },
  // A code at an address. Each write is kept in the audit, and a party of eight writes about 200 times.
  guestDay: { session: rate(0.05, 600), address: rate(0.05, 600) },
  // A first visit loads about a hundred files.
  open: { session: rate(200, 4_000), address: rate(200, 4_000) },
};

/**
 * The turns that one write without a session takes of its address and of its code: it locks and
 * stores rows, while reads share their results. With the default rates, an address can write 8
 * times a second and a code once a second, with bursts of 60 and 30.
 */
export const guestWriteCost: Readonly<Record<LimitedBy, number>> = { address: 5, session: 10 };

/**
 * Returns the default rates with some classes scaled: each input is the new rate per second of one
 * session, and the class's other three values follow in proportion.
 */
export function scaledRates(inputs: Partial<Record<LimitClass, number>>): Rates {
  const scaled = Object.entries(inputs).flatMap(([name, input]) => {
    if (input === undefined) return [];
    const { session, address } = defaultRates[name as LimitClass];
    const times = input / session.perSecond;
    const scale = (standard: Rate) =>
      rate(standard.perSecond * times, Math.max(1, Math.round(standard.burst * times)));
    return [[name, { session: scale(session), address: scale(address) }] as const];
  });
  return { ...defaultRates, ...Object.fromEntries(scaled) };
}
