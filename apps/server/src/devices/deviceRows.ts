import type { DeviceRecord } from '@servery/domain/devices';
import { sql, type RawBuilder } from 'kysely';
import { searchTextOf } from '../orders/rowsOf.ts';
import { all, putRows, type Row, type Sql } from '../sql.ts';

/** A shared device, and when it last called. */
export interface SeenDevice extends DeviceRecord {
  seen_at: string | null;
}

/** Returns the shared devices that a condition names; the table is named `d`. */
export const devicesWhere = async (db: Sql, rest: RawBuilder<unknown>): Promise<SeenDevice[]> =>
  all(
    db,
    sql<SeenDevice>`select d.id, d.version, d.merchant_id, d.name, d.kind, d.code_ends_at,
        d.paired_at, d.reused_at, d.made_at, d.made_by,
        (select max(s.seen_at) from session s where s.device_id = d.id) as seen_at
      from device d where not d.is_deleted and ${rest}`,
  );

/** Saves a shared device; columns that are not named keep their values. */
export const putDevice = (
  db: Sql,
  { seen_at: _seen, ...device }: DeviceRecord & { seen_at?: string | null },
  more: { code_hash?: string; is_deleted?: boolean } = {},
): Promise<void> => {
  const row: Row = {
    ...device,
    name_key: device.name.toLowerCase(),
    search_text: searchTextOf(device.name),
    is_deleted: false,
    ...more,
  };
  return putRows(db, 'device', ['merchant_id', 'id'], [row]);
};
