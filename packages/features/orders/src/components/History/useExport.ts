import { useClient } from '@servery/api/client';
import { useRef, useState } from 'react';
import { queryOf, type HistoryView } from '../../historyQuery.ts';
import { toCsv } from './csv.ts';
import { allOrders, type ExportProgress } from './exportOrders.ts';
import type { FileColumn } from './useFileColumns.ts';

/** How an export stands. */
export type ExportState =
  | { is: 'idle' }
  | { is: 'failed' }
  | ({ is: 'running' } & ExportProgress)
  /** `total` is how many there are, of which `count` are in the file. */
  | { is: 'done'; count: number; total: number };

/** What a file shows and how it is called. */
export interface ExportWish {
  view: HistoryView;
  columns: readonly FileColumn[];
  fileName: string;
}

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: fileName }).click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves all orders of a view as a CSV with the columns on screen; it can be cancelled and never leaves a part. */
export function useExport() {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  const run = async ({ view, columns, fileName }: ExportWish) => {
    const stop = new AbortController();
    running.current = stop;
    setState({ is: 'running', done: 0, total: 0 });
    try {
      const tell = (progress: ExportProgress) => setState({ is: 'running', ...progress });
      const { rows, total } = await allOrders(client, queryOf(view), tell, stop.signal);
      const head = columns.map(({ label }) => label);
      download(toCsv([head, ...rows.map((row) => columns.map(({ text }) => text(row)))]), fileName);
      setState({ is: 'done', count: rows.length, total });
    } catch {
      setState({ is: stop.signal.aborted ? 'idle' : 'failed' });
    }
  };
  return {
    state,
    run,
    cancel: () => running.current?.abort(),
    dismiss: () => setState({ is: 'idle' }),
  };
}
