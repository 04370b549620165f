import * as v from 'valibot';
import { id, instant, sen, version } from '../fields.ts';

/** A cash drawer of a merchant. */
export const drawer = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** Whether shifts can be opened with it. */
  is_active: v.boolean(),
  /** The largest variance of a count, in sen, that needs no approval. */
  variance_limit: sen,
  /**
   * The printer that it is connected to; null opens the one at the receipt printer.
   */
  printer_id: v.nullable(id),
  /** The person whose shift is open with it; null if there is none. */
  holder: v.nullable(v.object({ id, name: v.string(), since: instant })),
});
export type Drawer = v.InferOutput<typeof drawer>;
