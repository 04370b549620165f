import { sampleReservations, type SampleMerchant } from '@servery/sample';
import { tableToken, type TableRecord } from '@servery/domain/tables';
import { newToken } from '../../http/tokens.ts';
import { insertRows, type Sql } from '../../storage/sql.ts';
import { writeReservations } from './store.ts';
import { calendarRow, experienceRow } from './rows.ts';

/**
 * Inserts the bookings of a sample merchant on its floor, with dates relative to `now` and with new
 * random tokens.
 */
export async function insertReservations(
  db: Sql,
  shop: SampleMerchant,
  tables: readonly TableRecord[],
  now: Date,
): Promise<void> {
  const own = tables.filter(({ merchant_id }) => merchant_id === shop.id);
  const token = () => tableToken(shop.id, newToken());
  const { calendar, experiences, reservations } = sampleReservations(shop, own, now);
  if (calendar.version > 0)
    await insertRows(db, 'reservation_calendar', [
      calendarRow(shop.id, { ...calendar, token: token() }),
    ]);
  const offers = experiences.map((experience) => experienceRow(shop.id, experience));
  await insertRows(db, 'experience', offers);
  const fresh = reservations.map((booking) => ({ ...booking, token: token() }));
  await writeReservations(db, shop.id, fresh);
}
