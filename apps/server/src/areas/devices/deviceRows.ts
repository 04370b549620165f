import type { DeviceRecord } from '@servery/domain/devices';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import { all, putRows, type Row, type Sql } from '../../storage/sql.ts';

/** A shared device, with the time of its last request. */
export interface SeenDevice extends DeviceRecord {
  seen_at: string | null;
}

const columns = columnsOf<DeviceRecord>()(
  'device',
  'd',
  `id, version, merchant_id, name, kind, idle_minutes, code_ends_at, paired_at, reused_at,
  made_at, made_by`,
);

/** Returns the shared devices that match a condition; the table alias is `d`. */
export const devicesWhere = async (db: Sql, rest: RawBuilder<unknown>): Promise<SeenDevice[]> =>
  all(
    db,
    sql<SeenDevice>`select ${columns},
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
    ...nameKeysOf(device.name),
    is_deleted: false,
    ...more,
  };
  return putRows(db, 'device', ['merchant_id', 'id'], [row]);
};
