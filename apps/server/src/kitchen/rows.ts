import type { ZoneRecord } from '@servery/domain/kitchen';
import { searchTextOf } from '../orders/rowsOf.ts';
import type { Row } from '../sql.ts';

/** A zone as the database takes it. */
export const zoneRow = (merchant_id: number, zone: ZoneRecord): Row => ({
  merchant_id,
  ...zone,
  name_key: zone.name.normalize('NFC').toLowerCase(),
  search_text: searchTextOf(zone.name),
});
