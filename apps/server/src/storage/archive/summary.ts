import { rowsIn, rowsOf } from './manifest.ts';
import type { Written } from './writeArchive.ts';

/** The summary of a new archive, for the user. */
export interface Summary {
  path: string;
  bytes: number;
  rows: number;
  orders: number;
}

/** Returns the summary of an archive. */
export const summaryOf = ({ path, bytes, manifest }: Written): Summary => ({
  path,
  bytes,
  rows: rowsIn(manifest),
  orders: rowsOf(manifest, 'orders'),
});
