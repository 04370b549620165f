import { Problem } from '@servery/api';
import { defaultRates, type LimitedBy, type RateClass, type Rates } from '../../rates.ts';
import { createGcra } from './gcra.ts';

/**
 * Rate limits. Throws `throttled` (429) for too many calls, of which some take several turns; each
 * node counts separately.
 */
export interface Limits {
  require(kind: RateClass, by: LimitedBy, who: string | number, turns?: number): void;
  /** Whether the next call would be refused. */
  isUsedUp(kind: RateClass, by: LimitedBy, who: string | number): boolean;
}

/** Creates rate limits; `onRefusal` is called for each refused request. */
export function createLimits(
  rates: Rates = defaultRates,
  onRefusal: (kind: RateClass, by: LimitedBy) => void = () => {},
  clock?: () => number,
): Limits {
  const gcra = createGcra(clock);
  return {
    require: (kind, by, who, turns) => {
      const wait = gcra.take(`${kind} ${by} ${who}`, rates[kind][by], turns);
      if (wait === null) return;
      onRefusal(kind, by);
      throw new Problem('throttled', { details: { retry_after: wait, limit: kind, by } });
    },
    isUsedUp: (kind, by, who) => gcra.isUsedUp(`${kind} ${by} ${who}`, rates[kind][by]),
  };
}

/** Rate limits that refuse nothing. */
export const noLimits: Limits = { require: () => undefined, isUsedUp: () => false };
