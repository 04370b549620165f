import { Problem, type LimitClass } from '@servery/api';
import { createGcra, type Rate } from './gcra.ts';

/** Whose calls are counted together. */
export type LimitedBy = 'session' | 'address';

/** What one session, and one address with everybody behind it, may do of each class. */
export type Rates = Readonly<Record<LimitClass, Readonly<Record<LimitedBy, Rate>>>>;

const rate = (perSecond: number, burst: number): Rate => ({ perSecond, burst });

/** What holds unless the environment says otherwise: no busy shop comes near, a loop that ran wild does. */
export const defaultRates: Rates = {
  read: { session: rate(250, 500), address: rate(1_000, 2_000) },
  write: { session: rate(100, 200), address: rate(400, 800) },
  signIn: { session: rate(2, 20), address: rate(5, 60) },
  heavy: { session: rate(5, 20), address: rate(20, 60) },
  // Without a session: all telephones in a house are behind one address.
  guest: { session: rate(10, 75), address: rate(40, 300) },
};

/** The rates with a class's calls a second for one session replaced; its other three follow in proportion. */
export function scaledRates(wishes: Partial<Record<LimitClass, number>>): Rates {
  const scaled = Object.entries(wishes).flatMap(([name, wish]) => {
    if (wish === undefined) return [];
    const { session, address } = defaultRates[name as LimitClass];
    const times = wish / session.perSecond;
    const scale = (one: Rate) =>
      rate(one.perSecond * times, Math.max(1, Math.round(one.burst * times)));
    return [[name, { session: scale(session), address: scale(address) }] as const];
  });
  return { ...defaultRates, ...Object.fromEntries(scaled) };
}

/** Refuses (429) who calls more often than is good for everybody; each node counts for itself. */
export interface Limits {
  require(kind: LimitClass, by: LimitedBy, who: string | number): void;
}

/** `onRefusal` hears of each call that was turned away. */
export function createLimits(
  rates: Rates = defaultRates,
  onRefusal: (kind: LimitClass, by: LimitedBy) => void = () => {},
  clock?: () => number,
): Limits {
  const gcra = createGcra(clock);
  return {
    require: (kind, by, who) => {
      const wait = gcra.take(`${kind} ${by} ${who}`, rates[kind][by]);
      if (wait === null) return;
      onRefusal(kind, by);
      throw new Problem('throttled', { details: { retry_after: wait, limit: kind, by } });
    },
  };
}

/** Refuses nobody. */
export const noLimits: Limits = { require: () => undefined };
