import type { Sort } from './columns.ts';

/** A value to sort by. Empty values come last in either direction. */
export type SortValue = string | number | null | undefined;

/**
 * Returns a row's value, for each key that rows can be sorted by. Keep its identity between
 * renders.
 */
export type SortBy<Row> = Readonly<Record<string, (row: Row) => SortValue>>;

/** The number of comparisons between two yields. */
const stride = 512;

/**
 * Sorts indices stably by a comparison, and yields regularly, so that sorting can be split into
 * slices.
 */
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

/** Returns the rank of each row by one key. Equal values share a rank; empty values are NaN. */
function* ranks<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  collator: Intl.Collator,
): Generator<void, Float64Array> {
  const result = new Float64Array(rows.length).fill(Number.NaN);
  // Map each text to a number in the order of first appearance, from 1, and store it for each row.
  const places = new Map<string, number>();
  const labels: string[] = [];
  const wordOf = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    if (at % stride === stride - 1) yield;
    const it = value(rows[at] as Row);
    if (typeof it === 'number') result[at] = it;
    else if (it != null && it !== '') {
      let place = places.get(it);
      if (place === undefined) places.set(it, (place = labels.push(it)));
      wordOf[at] = place;
    }
  }
  if (labels.length === 0) return result;
  const order = yield* mergeSteps(labels.length, (a, b) =>
    collator.compare(labels[a] ?? '', labels[b] ?? ''),
  );
  const rankOf = new Uint32Array(labels.length);
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

/** Sorts rows stably by several orders, and yields regularly. */
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

/** Runs a generator to its end synchronously. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
