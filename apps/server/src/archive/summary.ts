import { rowsIn, rowsOf } from './manifest.ts';
import type { Written } from './writeArchive.ts';

/** What people are told of an archive that was made. */
export interface Summary {
  path: string;
  bytes: number;
  rows: number;
  orders: number;
}

/** The few facts of an archive that people ask for. */
export const summaryOf = ({ path, bytes, manifest }: Written): Summary => ({
  path,
  bytes,
  rows: rowsIn(manifest),
  orders: rowsOf(manifest, 'orders'),
});
