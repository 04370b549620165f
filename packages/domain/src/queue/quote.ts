const prior = 3;
const recent = 8;
const step = 5;

/** The data that a quote is based on. */
export interface Pace {
  /** The minutes per party before today's own pace is known. */
  average_minutes: number;
  /** The times at which parties of this queue were served today, in any order. */
  served_at: readonly string[];
  now: Date;
}

/**
 * Returns the minutes between two served parties. Little's law (J. D. C. Little, "A proof for the
 * queuing formula L = λW", Operations Research 9, 1961) needs only the rate at which parties leave
 * the queue, regardless of the number of tables: this is the mean of the last eight gaps, weighted
 * towards `average_minutes` as if three gaps of that length had been seen before. The time since
 * the last served party counts as a gap as soon as it is longer than the mean, because a dining
 * room without movement is slow.
 */
export function minutesPerParty({ average_minutes, served_at, now }: Pace): number {
  const times = served_at.map((at) => Date.parse(at)).toSorted((a, b) => a - b);
  const last = times.slice(-recent - 1);
  const gaps = last.slice(1).map((at, i) => at - last[i]!);
  const mean = (all: readonly number[]) =>
    (prior * average_minutes * 60_000 + all.reduce((sum, gap) => sum + gap, 0)) /
    (prior + all.length);
  const open = now.getTime() - (last.at(-1) ?? now.getTime());
  const usual = mean(gaps);
  return (open > usual ? mean([...gaps, open]) : usual) / 60_000;
}

/**
 * Returns the wait behind a number of parties, in minutes: W = (ahead + 1) / λ, in steps of five.
 */
export const quoteMinutes = (ahead: number, pace: Pace): number =>
  Math.ceil(((ahead + 1) * minutesPerParty(pace)) / step - 1e-9) * step;
