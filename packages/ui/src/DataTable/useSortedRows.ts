import { useEffect, useMemo, useState } from 'react';
import { sortList, type Sort } from './columns.ts';
import { atOnce, sortSteps, type SortBy } from './sortSteps.ts';

/** The number of rows up to which sorting is synchronous. */
const few = 2000;
/** The length of a slice of sorting, in milliseconds. */
const slice = 6;

/** Waits until the browser has handled pending input and frames. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function inSlices<Result>(steps: Generator<void, Result>, signal: AbortSignal) {
  for (;;) {
    const until = performance.now() + slice;
    while (performance.now() < until) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await breathe();
    if (signal.aborted) return undefined;
  }
}

interface Done<Row> {
  rows: readonly Row[];
  sorts: readonly Sort[];
  sorted: readonly Row[];
}

/**
 * Returns loaded rows in sorted order. More than 2,000 rows are sorted in slices of a few
 * milliseconds: the previous order is returned until then, and `isSorting` is true. Keep the
 * identity of `by` between renders.
 */
export function useSortedRows<Row>(
  rows: readonly Row[],
  sort: Sort | readonly Sort[] | undefined,
  by: SortBy<Row>,
  locale?: string,
): { rows: readonly Row[]; isSorting: boolean } {
  const sorts = useMemo(() => sortList(sort), [sort]);
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const isMany = rows.length > few && sorts.length > 0;
  const [done, setDone] = useState<Done<Row>>();
  const atHand = useMemo(
    () => (isMany || sorts.length === 0 ? rows : atOnce(sortSteps(rows, sorts, by, collator))),
    [isMany, rows, sorts, by, collator],
  );
  useEffect(() => {
    if (!isMany) return;
    const controller = new AbortController();
    void inSlices(sortSteps(rows, sorts, by, collator), controller.signal).then((sorted) => {
      if (sorted && !controller.signal.aborted) setDone({ rows, sorts, sorted });
    });
    return () => controller.abort();
  }, [isMany, rows, sorts, by, collator]);
  if (!isMany) return { rows: atHand, isSorting: false };
  const isDone = done?.rows === rows && done.sorts === sorts;
  return { rows: done?.rows === rows ? done.sorted : rows, isSorting: !isDone };
}
