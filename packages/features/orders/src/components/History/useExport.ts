import { useClient } from '@servery/api/client';
import { useRef, useState } from 'react';
import { type HistoryView, queryOf } from '../../historyQuery.ts';
import { allOrders, type ExportProgress } from './exportOrders.ts';
import type { FileColumn } from './useFileColumns.ts';

/** The state of an export. */
export type ExportState =
  | { is: 'idle' }
  | { is: 'failed' }
  | ({ is: 'running' } & ExportProgress)
  /** `total` is the number of orders found, of which `count` are in the file. */
  | { is: 'done'; count: number; total: number };

/** The content and name of a file to export. */
export interface ExportInput {
  view: HistoryView;
  columns: readonly FileColumn[];
  fileName: string;
}

/**
 * Returns a function that saves all orders of a view as CSV with the visible columns. It can be
 * cancelled, and a partial file is never saved.
 */
export function useExport() {
  const client = useClient();
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  const run = async ({ view, columns, fileName }: ExportInput) => {
    const stop = new AbortController();
    running.current = stop;
    setState({ is: 'running', done: 0, total: 0 });
    try {
      const onProgress = (progress: ExportProgress) => setState({ is: 'running', ...progress });
      const { rows, total } = await allOrders(client, queryOf(view), onProgress, stop.signal);
      const { saveFile, toCsv } = await import('@servery/ui/spreadsheet');
      saveFile(await toCsv(columns, rows), fileName);
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
