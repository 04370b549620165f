import type { ZoneRecord } from '@servery/domain/kitchen';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a zone as a database row. */
export const zoneRow = (merchant_id: number, zone: ZoneRecord): Row => ({
  merchant_id,
  ...zone,
  name_key: zone.name.normalize('NFC').toLowerCase(),
  search_text: searchTextOf(zone.name),
});
