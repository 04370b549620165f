import {
  readMerchantExport,
  startMerchantExport,
  type Client,
  type ExportPage,
  type ExportRow,
} from '@servery/api';

/** The progress of a download, in rows. */
export interface DownloadProgress {
  done: number;
  total: number;
}

interface DownloadOptions {
  onProgress: (progress: DownloadProgress) => void;
  signal: AbortSignal;
}

/**
 * Downloads everything that belongs to a merchant as one ZIP file: a CSV file for each kind of row,
 * and a manifest with the number of rows in each. Rejects if the signal is aborted.
 */
export async function downloadMerchant(
  client: Pick<Client, 'call'>,
  merchant_id: number,
  { onProgress, signal }: DownloadOptions,
): Promise<Blob> {
  const [started, { createSheetZip }] = await Promise.all([
    client.call(startMerchantExport, { body: { merchant_id } }, { signal }),
    import('@servery/ui/spreadsheet'),
  ]);
  const { id, files } = started;
  const zip = await createSheetZip();
  const written = new Map<string, number>(files.map(({ file }) => [file, 0]));
  const total = files.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const columnsOf = (file: string) =>
    (files.find((one) => one.file === file)?.columns ?? []).map((name) => ({
      id: name,
      header: name,
      value: (row: ExportRow) => row[name],
    }));
  for (const part of new Set(files.map((file) => file.part))) {
    let after: number | null = null;
    do {
      const query = { part, ...(after !== null && { after }) };
      // Sequential: each page names the next one.
      const page: ExportPage = await client.call(
        readMerchantExport,
        { params: { id }, query },
        { signal },
      );
      signal.throwIfAborted();
      for (const { file, rows } of page.files) {
        zip.addRows(`${file}.csv`, columnsOf(file), rows);
        written.set(file, (written.get(file) ?? 0) + rows.length);
        done += rows.length;
      }
      onProgress({ done: Math.min(done, total), total });
      after = page.next;
    } while (after !== null);
  }
  const { merchant, at } = started;
  const manifest = {
    merchant,
    exported_at: at,
    files: [...written].map(([file, rows]) => ({ file: `${file}.csv`, rows })),
  };
  zip.addText('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return zip.finish();
}
