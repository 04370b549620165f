import {
  exportParts,
  readMerchantExport,
  startMerchantExport,
  type ExportFile,
  type ExportPart,
  type ExportRow,
  type MerchantExport,
} from '@servery/api';
import type { Stage } from '../Stage.ts';

/** The rows of every file of an export. */
export type ExportedFiles = ReadonlyMap<ExportFile, ExportRow[]>;

/** Returns the calls of exports. */
export function exportCalls(stage: Stage) {
  const start = (by: string, merchant_id: number | null = null) =>
    stage.as(by, startMerchantExport, { body: { merchant_id } });
  const page = (by: string, id: number, part: ExportPart, after?: number) =>
    stage.as(by, readMerchantExport, {
      params: { id },
      query: { part, ...(after !== undefined && { after }) },
    });
  return {
    start,
    page,
    /** Reads all pages of an export. */
    read: async (by: string, { id }: Pick<MerchantExport, 'id'>): Promise<ExportedFiles> => {
      const all = new Map<ExportFile, ExportRow[]>();
      for (const part of exportParts) {
        let after: number | undefined;
        do {
          // Each page names the next one.
          const { files, next } = await page(by, id, part, after);
          for (const { file, rows } of files) all.set(file, [...(all.get(file) ?? []), ...rows]);
          after = next ?? undefined;
        } while (after !== undefined);
      }
      return all;
    },
  };
}
