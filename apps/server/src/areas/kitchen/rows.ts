import type { ZoneRecord } from '@servery/domain/kitchen';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a zone as a database row. */
export const zoneRow = (merchant_id: number, zone: ZoneRecord): Row => ({
  merchant_id,
  ...zone,
  ...nameKeysOf(zone.name),
});
