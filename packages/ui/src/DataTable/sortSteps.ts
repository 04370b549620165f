import type { Sort } from './columns.ts';

/** What a row is sorted by; nothing stands last in either direction. */
export type SortValue = string | number | null | undefined;

/** A row's value by each key that rows can be sorted by. Keep its identity between renders. */
export type SortBy<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

/** Comparisons between two chances to do something else. */
const stride = 512;

/** Sorts indices by a comparison, stably, and yields again and again, so that it can be done bit by bit. */
export function* mergeSteps(
  count: number,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = new Uint32Array(count);
  let to = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) from[index] = index;
  let done = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        done += 1;
        if (done % stride === 0) yield;
        const isLeft =
          left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
        to[at] = (isLeft ? from[left++] : from[right++]) ?? 0;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Each row's place among the values of one key, as a number: equal values share one, none is NaN. */
function* ranks<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  collator: Intl.Collator,
): Generator<void, Float64Array> {
  const result = new Float64Array(rows.length).fill(Number.NaN);
  // Words by the place where they came first, and for each row which of them it has, from 1.
  const places = new Map<string, number>();
  const words: string[] = [];
  const wordOf = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    if (at % stride === stride - 1) yield;
    const it = value(rows[at] as Row);
    if (typeof it === 'number') result[at] = it;
    else if (it != null && it !== '') {
      let place = places.get(it);
      if (place === undefined) places.set(it, (place = words.push(it)));
      wordOf[at] = place;
    }
  }
  if (words.length === 0) return result;
  const order = yield* mergeSteps(words.length, (a, b) =>
    collator.compare(words[a] ?? '', words[b] ?? ''),
  );
  const rankOf = new Uint32Array(words.length);
  for (let rank = 0; rank < order.length; rank += 1) {
    if (rank % stride === stride - 1) yield;
    rankOf[order[rank] ?? 0] = rank;
  }
  for (let at = 0; at < rows.length; at += 1) {
    if (at % stride === stride - 1) yield;
    const place = wordOf[at] ?? 0;
    if (place > 0) result[at] = rankOf[place - 1] ?? 0;
  }
  return result;
}

/** The rows by one order after the other, bit by bit; what is equal stays as it was. */
export function* sortSteps<Row>(
  rows: readonly Row[],
  sorts: readonly Sort[],
  by: SortBy<Row>,
  collator: Intl.Collator,
): Generator<void, Row[]> {
  const keys: { rank: Float64Array; sign: number }[] = [];
  for (const { key, direction } of sorts) {
    const value = by[key];
    if (!value) continue;
    const rank = yield* ranks(rows, value, collator);
    keys.push({ rank, sign: direction === 'ascending' ? 1 : -1 });
  }
  if (keys.length === 0) return [...rows];
  const order = yield* mergeSteps(rows.length, (a, b) => {
    for (const { rank, sign } of keys) {
      const one = rank[a] ?? Number.NaN;
      const other = rank[b] ?? Number.NaN;
      if (one === other) continue;
      const isLast = Number.isNaN(one);
      if (isLast && Number.isNaN(other)) continue;
      if (isLast || Number.isNaN(other)) return isLast ? 1 : -1;
      return (one - other) * sign;
    }
    return 0;
  });
  const sorted = [...rows];
  for (let at = 0; at < order.length; at += 1) {
    if (at % stride === stride - 1) yield;
    sorted[at] = rows[order[at] ?? 0] as Row;
  }
  return sorted;
}

/** Runs to the end at once. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
