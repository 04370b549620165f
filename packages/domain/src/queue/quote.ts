const prior = 3;
const recent = 8;
const step = 5;

/** The time that a party spent in a queue; `ended_at` is null while it is still there. */
export interface Stay {
  joined_at: string;
  ended_at: string | null;
  is_served: boolean;
}

/** The data that a quote is based on. */
export interface Pace {
  /** The minutes per party before today's own pace is known. */
  average_minutes: number;
  /** The parties of this queue today, in any order. */
  stays: readonly Stay[];
  now: Date;
}

interface Span {
  from: number;
  until: number;
}

/** Returns the spans in which at least one party was in the queue, in order. */
function busySpans({ stays, now }: Pace): Span[] {
  const spans = stays
    .map(({ joined_at, ended_at }) => ({
      from: Date.parse(joined_at),
      until: ended_at === null ? now.getTime() : Date.parse(ended_at),
    }))
    .toSorted((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const { from, until } of spans) {
    const last = joined.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else joined.push({ from, until });
  }
  return joined;
}

/**
 * Returns the minutes between two served parties. Little's law (J. D. C. Little, "A proof for the
 * queuing formula L = λW", Operations Research 9, 1961) needs only the rate at which parties leave
 * the queue, regardless of the number of tables: this is the mean of the last eight gaps, weighted
 * towards `average_minutes` as if three gaps of that length had been seen before. A gap is the time
 * in which a party was in the queue, because an empty queue says nothing about the pace. The time
 * since the last served party counts as a gap as soon as it is longer than the mean, because a
 * dining room without movement is slow.
 */
export function minutesPerParty(pace: Pace): number {
  const { average_minutes, stays, now } = pace;
  const spans = busySpans(pace);
  const busy = (start: number, end: number) =>
    spans.reduce(
      (sum, { from, until }) => sum + Math.max(0, Math.min(until, end) - Math.max(from, start)),
      0,
    );
  const times = stays
    .flatMap(({ is_served, ended_at }) => (is_served && ended_at ? [Date.parse(ended_at)] : []))
    .toSorted((a, b) => a - b);
  const last = times.slice(-recent - 1);
  const gaps = last.slice(1).map((at, i) => busy(last[i]!, at));
  const mean = (all: readonly number[]) =>
    (prior * average_minutes * 60_000 + all.reduce((sum, gap) => sum + gap, 0)) /
    (prior + all.length);
  const open = busy(last.at(-1) ?? now.getTime(), now.getTime());
  const usual = mean(gaps);
  return (open > usual ? mean([...gaps, open]) : usual) / 60_000;
}

/**
 * Returns the wait behind a number of parties, in minutes: W = (ahead + 1) / λ, in steps of five.
 */
export const quoteMinutes = (ahead: number, pace: Pace): number =>
  Math.ceil(((ahead + 1) * minutesPerParty(pace)) / step - 1e-9) * step;
