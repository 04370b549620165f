import type { ReservationDay, ReservationStatus } from '@servery/api';
import { showDay } from '@servery/domain/reservations';
import { venueAt, sample } from '@servery/sample';
import { addDays, toInstant } from '@servery/domain/time';

/** The outlet whose bookings are used in stories. */
export const outlet = 101;

/** Returns the id of a table by its name: A1 to A8, B1 to B6, T1 to T4. */
const tableId = (name: string): number => {
  const table = sample()
    .tables.named(outlet)
    .find((input) => input.name === name);
  if (!table) throw new Error(`The sample has no table ${name}.`);
  return table.id;
};

interface Staged {
  name: string;
  /** A time tomorrow, `HH:mm`, or `now` for a party that is due. */
  at: string;
  party: number;
  tables: readonly string[];
  status?: ReservationStatus;
  deposit?: number;
  note?: string;
}

/** Returns the trading day after today. */
export const tomorrow = (): string => addDays(sample().today(outlet), 1);

/**
 * Replaces the bookings of tomorrow, or of today if one is at `now`, because the sample's own
 * differ every day.
 */
export function stage(all: readonly Staged[]): void {
  const world = sample();
  const book = world.reservations.of(outlet);
  const [any] = book.reservations;
  if (!any) throw new Error('The sample has no bookings.');
  const isNow = all.some(({ at }) => at === 'now');
  const first = isNow ? 998_000 : 999_000;
  const date = isNow ? world.today(outlet) : tomorrow();
  const { time_zone } = world.merchant(outlet).settings;
  const minute = Math.floor(world.now().getTime() / 60_000) * 60_000;
  const staged = all.map((input, i) => ({
    ...any,
    id: first + i,
    version: 1,
    business_date: date,
    sequence: i + 1,
    number: `R${i + 1}`,
    name: input.name,
    phone: `+6012300000${i}`,
    party: input.party,
    starts_at:
      input.at === 'now'
        ? new Date(minute).toISOString()
        : toInstant(`${date} ${input.at}`, time_zone),
    stay_minutes: 105,
    buffer_minutes: 15,
    grace_minutes: 15,
    section: '',
    experience: null,
    deposit: input.deposit ?? 0,
    is_deposit_paid: false,
    note: input.note ?? '',
    staff_note: '',
    reason: '',
    is_guest: true,
    created_at: new Date(minute - 86_400_000).toISOString(),
    arrived_at: null,
    seated_at: null,
    ended_at: null,
    sitting_id: null,
    token: `${outlet}-staged-${first + i}`,
    undo: null,
    status: input.status ?? ('confirmed' as const),
    table_ids: input.tables.map(tableId),
  }));
  const others = book.reservations.filter(({ business_date }) => business_date !== date);
  world.reservations.save({ ...book, reservations: [...others, ...staged] });
}

/** Bookings of one evening, one of each kind that hosts handle. */
export const evening: readonly Staged[] = [
  { name: 'Aisyah Rahman', at: '19:00', party: 2, tables: ['A1'] },
  { name: 'Lim Wei Ming', at: '19:00', party: 4, tables: ['A3'], note: 'High chair, please' },
  { name: 'Priya Nair', at: '19:30', party: 3, tables: ['A2'], status: 'requested' },
  {
    name: 'Hong Leong Travel',
    at: '20:00',
    party: 8,
    tables: ['A7'],
    status: 'requested',
    deposit: 16_000,
  },
  { name: 'Farid Aziz', at: '20:00', party: 2, tables: ['A4'], status: 'cancelled_guest' },
  { name: 'Nurul Huda', at: '20:00', party: 4, tables: [], status: 'waitlisted' },
];

/** Returns a day in the form of a host's response; by default today. */
export const dayOf = (date?: string): ReservationDay => {
  const world = sample();
  const venue = venueAt(world, outlet);
  return showDay(venue, date ?? world.today(outlet), world.now());
};

/** Adds a party of two that is due now, at an available table. */
export function stageDue(name: string): void {
  const free = dayOf().tables.find(
    ({ state, seats_min }) => state === 'available' && seats_min <= 2,
  );
  if (!free) throw new Error('The sample has no free table.');
  stage([{ name, at: 'now', party: 2, tables: [free.name] }]);
}
