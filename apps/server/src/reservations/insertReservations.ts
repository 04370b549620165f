import { sampleReservations, type SampleMerchant } from '@servery/domain/sample';
import type { TableRecord } from '@servery/domain/tables';
import { insertRows, type Sql } from '../sql.ts';
import { writeReservations } from './change.ts';
import { calendarRow, experienceRow } from './rows.ts';

/** Writes the bookings of a merchant of the sample, as of a moment, on its floor as it is then. */
export async function insertReservations(
  db: Sql,
  shop: SampleMerchant,
  tables: readonly TableRecord[],
  now: Date,
): Promise<void> {
  const own = tables.filter(({ merchant_id }) => merchant_id === shop.id);
  const { calendar, experiences, reservations } = sampleReservations(shop, own, now);
  if (calendar.version > 0)
    await insertRows(db, 'reservation_calendar', [calendarRow(shop.id, calendar)]);
  const offers = experiences.map((one) => experienceRow(shop.id, one));
  await insertRows(db, 'experience', offers);
  await writeReservations(db, shop.id, reservations);
}
