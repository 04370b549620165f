import { listQueueEntries, type QueueEntry } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useErrorToast } from '@servery/screens';
import type { SheetColumn } from '@servery/ui/spreadsheet';
import { useState } from 'react';
import { useProblemText } from './useProblemText.ts';

const chunk = 100;

/** Returns all entries that match a query, each once. */
async function allOf(
  client: ReturnType<typeof useClient>,
  body: Parameters<typeof client.call<typeof listQueueEntries>>[1]['body'],
): Promise<QueueEntry[]> {
  const rows = new Map<number, QueueEntry>();
  let total = Infinity;
  for (let start = 0; start < total; start += chunk) {
    const page = await client.call(listQueueEntries, { body: { ...body, start, length: chunk } });
    for (const row of page.aaData) rows.set(row.id, row);
    total = page.total;
    if (page.aaData.length === 0) break;
  }
  return [...rows.values()];
}

/** Exports all pages of the current view as a CSV file. */
export function useDayExport() {
  const client = useClient();
  const attempt = useErrorToast(useProblemText());
  const [isSaving, setSaving] = useState(false);
  const save = async (
    body: Parameters<typeof allOf>[1],
    name: string,
    columns: readonly SheetColumn<QueueEntry>[],
  ) => {
    setSaving(true);
    await attempt(async () => {
      const [entries, { saveFile, toCsv }] = await Promise.all([
        allOf(client, body),
        import('@servery/ui/spreadsheet'),
      ]);
      saveFile(await toCsv(columns, entries), name);
    });
    setSaving(false);
  };
  return { save, isSaving };
}
