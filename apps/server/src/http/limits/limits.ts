import { Problem, type LimitClass } from '@servery/api';
import { defaultRates, type LimitedBy, type Rates } from '../../rates.ts';
import { createGcra } from './gcra.ts';

/** Rate limits. Throws `throttled` (429) for too many calls; each node counts separately. */
export interface Limits {
  require(kind: LimitClass, by: LimitedBy, who: string | number): void;
}

/** Creates rate limits; `onRefusal` is called for each refused request. */
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

/** Rate limits that refuse nothing. */
export const noLimits: Limits = { require: () => undefined };
