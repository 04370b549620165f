import type { BookingHours } from '@servery/api';
import { tableSets, type Hold, type Place, type TableSet } from '@servery/domain/allocator';
import {
  startsOn,
  firstCalendar,
  type CalendarRecord,
  type ExperienceRecord,
  type Venue,
  type ReservationRecord,
  isBlocking,
  spanOf,
  termsOf,
} from '@servery/domain/reservations';
import { addDays, businessDate } from '@servery/domain/time';
import type { TableRecord } from '@servery/domain/tables';
import type { SampleMerchant } from '@servery/domain/fixtures';
import { randomOf, type Random } from '@servery/domain/template';

/** The bookings of a merchant in the sample, with its settings and experiences. */
export interface ReservationBook {
  merchant_id: number;
  calendar: CalendarRecord;
  experiences: readonly ExperienceRecord[];
  reservations: readonly ReservationRecord[];
}

const minute = 60_000;
const week = [0, 1, 2, 3, 4, 5, 6] as const;
const daysBack = 3;
const daysAhead = 10;
const near = 4 * 60 * minute;
const firstTables = 6;
/** The number of bookings per day at the busiest outlet. */
const perDay = 16;

const daily = (start: string, end: string): BookingHours[] =>
  week.map((weekday) => ({ weekday, start, end }));

const calendarOf = (shop: SampleMerchant): CalendarRecord =>
  shop.trade === 0
    ? firstCalendar
    : {
        ...firstCalendar,
        version: 1,
        is_open: true,
        hours: [...daily('11:30', '14:30'), ...daily('17:30', '22:00')].toSorted(
          (a, b) => a.weekday - b.weekday || (a.start < b.start ? -1 : 1),
        ),
        deposit_per_cover: 2000,
        deposit_party: 8,
        party_max: 12,
        slot_covers: Math.round(shop.trade * 0.4),
        is_auto_confirm: shop.settings.auto_accept.includes('dine_in'),
        token: `${shop.id}-sample-bookings-${shop.id}`,
      };

const experiencesOf = (shop: SampleMerchant, sections: readonly string[]): ExperienceRecord[] => {
  const base = { version: 1, is_active: true, is_deleted: false, price: 0, deposit: 0 };
  const plans: Omit<ExperienceRecord, 'id'>[] = [
    {
      ...base,
      name: 'Chef’s table',
      description: 'Seven courses next to the kitchen, using what’s best at the market.',
      party_min: 2,
      party_max: 6,
      stay_minutes: 150,
      price: 18_800,
      deposit: 5000,
      sections: sections.slice(0, 1),
      hours: [5, 6].map((weekday) => ({ weekday, start: '18:00', end: '20:00' })),
    },
    {
      ...base,
      name: 'Sunset on the terrace',
      description: 'Small plates and coolers while the sun goes down.',
      party_min: 1,
      party_max: 8,
      stay_minutes: 105,
      sections: sections.slice(-1),
      hours: daily('17:30', '19:30'),
    },
    {
      ...base,
      name: 'Durian season',
      description: 'Back in June.',
      is_active: false,
      party_min: 2,
      party_max: 12,
      stay_minutes: 90,
      price: 6800,
      sections: [],
      hours: [],
    },
  ];
  return plans.map((plan, i) => ({ id: shop.id * 10_000 + 9500 + i, ...plan }));
};

const guests = [
  ['Puan Rosnah', '+60123380112'],
  ['Lim Chee Keong', '+60162271904'],
  ['Encik Hafizuddin', '+60193345521'],
  ['Kavitha Subramaniam', '+60127741830'],
  ['Tan Siew Ling', '+60178820134'],
  ['Farah Nadia', '+60132290457'],
  ['Dr. Gopal', '+60124417765'],
  ['Wong Jia Hui', '+60169903412'],
  ['Amirul Hakim', '+60111234870'],
  ['Stephanie Lopez', '+60145567120'],
  ['Datin Zaharah', '+60122218890'],
  ['Muhammad Iqbal', '+60187734410'],
  ['Chong Mei Fong', '+60165512098'],
  ['Thanaletchumy', '+60139987206'],
] as const;

const notes = [
  '',
  '',
  '',
  '',
  'A birthday: could there be a candle?',
  'High chair, please',
  'One of us is allergic to peanuts',
  'By the window, if possible',
  'Wheelchair',
] as const;

const parties = [2, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 8] as const;

const placeOf = ({ id, section, seats_min, seats_max, x, y }: TableRecord): Place => ({
  id,
  section,
  seats_min,
  seats_max,
  x,
  y,
  free_at: 0,
  group: id,
});

type Ending = Pick<
  ReservationRecord,
  'status' | 'arrived_at' | 'seated_at' | 'ended_at' | 'reason'
>;

/** Returns the status of a booking at a point in time, with its timestamps. */
function endingOf(start: number, stay: number, born: number, random: Random): Ending {
  const at = (time: number) => new Date(time).toISOString();
  const none = { arrived_at: null, seated_at: null, ended_at: null, reason: '' };
  const luck = random.next();
  const booked = start - 90 * minute;
  if (luck > 0.93)
    return { ...none, status: 'cancelled_guest', ended_at: at(Math.min(booked, born - minute)) };
  if (start > born - 15 * minute)
    return { ...none, status: luck < 0.16 && start > born ? 'requested' : 'confirmed' };
  if (luck > 0.87) return { ...none, status: 'no_show', ended_at: at(start + 15 * minute) };
  if (luck > 0.84) {
    const reason = 'The kitchen closed early';
    return { ...none, status: 'cancelled_merchant', ended_at: at(start - 60 * minute), reason };
  }
  const came = start - random.whole(-9, 6) * minute;
  const left = Math.min(start + stay * minute - random.whole(0, 20) * minute, born - 2 * minute);
  const arrived_at = at(Math.min(came, born - 10 * minute));
  return { status: 'completed', arrived_at, seated_at: arrived_at, ended_at: at(left), reason: '' };
}

/**
 * Fills the days around a point in time with bookings, one after the other, each at a table that is
 * free at its time.
 */
class Filling {
  readonly reservations: ReservationRecord[] = [];
  readonly #venue: Venue;
  readonly #places: readonly Place[];
  /** Includes tables that are occupied now, because they are free on other days. */
  readonly #all: readonly Place[];
  readonly #born: Date;
  readonly #sets = new Map<string, readonly TableSet[]>();
  #holds: Hold[] = [];

  constructor(venue: Venue, born: Date) {
    this.#venue = venue;
    this.#born = born;
    this.#all = venue.floor.tables.filter(({ is_active }) => is_active).map(placeOf);
    // Near the end of the floor, one table is out of service, one is held and one is occupied.
    this.#places = venue.floor.tables
      .filter(({ is_active, held, sitting }) => is_active && !held && !sitting)
      .map(placeOf);
  }

  #tables(
    reservation: Pick<ReservationRecord, 'party' | 'section'>,
    span: { from: number; until: number },
  ) {
    const sections = reservation.section === '' ? [] : [reservation.section];
    const isFree = ({ id }: Place) =>
      !this.#holds.some(
        (hold) => hold.table_id === id && hold.from < span.until && span.from < hold.until,
      );
    // Keep the first tables free around now, because most experiments use them.
    const isNear = Math.abs(span.from - this.#born.getTime()) < near;
    const key = `${reservation.party} ${reservation.section} ${isNear}`;
    const places = isNear ? this.#places.slice(firstTables) : this.#places;
    const sets = this.#sets.get(key) ?? tableSets(places, reservation.party, sections);
    this.#sets.set(key, sets);
    const set = sets.find((some) => some.every(isFree));
    return set?.map(({ id }) => id) ?? null;
  }

  add(
    date: string,
    start: number,
    input: { party: number; section?: string; experience?: ExperienceRecord },
    random: Random,
    fixed: Partial<ReservationRecord> = {},
  ): void {
    const { calendar, merchant_id } = this.#venue;
    const { party, experience } = input;
    const section = input.section ?? '';
    const request = { party, section, experience_id: experience?.id ?? null, stay_minutes: null };
    const { stay_minutes, deposit } = termsOf(this.#venue, request);
    const [name, phone] = random.pick(guests);
    const sequence =
      1 + this.reservations.filter((reservation) => reservation.business_date === date).length;
    const day = Math.round((Date.parse(date) - Date.parse('2020-01-01')) / (24 * 60 * minute));
    const id = (merchant_id * 10_000 + (day % 10_000)) * 1000 + sequence;
    const ending = endingOf(start, stay_minutes, this.#born.getTime(), random);
    const is_guest = random.chance(0.6);
    const note = is_guest ? random.pick(notes) : '';
    const isPaid = deposit > 0 && ending.status !== 'requested';
    const made: ReservationRecord = {
      id,
      version: 1,
      business_date: date,
      sequence,
      number: `R${sequence}`,
      name,
      phone,
      party,
      starts_at: new Date(start).toISOString(),
      stay_minutes,
      buffer_minutes: calendar.buffer_minutes,
      grace_minutes: calendar.grace_minutes,
      section,
      experience: experience ? { id: experience.id, name: experience.name } : null,
      deposit,
      note,
      staff_note: '',
      is_guest,
      created_at: new Date(
        Math.min(start, this.#born.getTime()) - random.whole(2, 90) * 60 * minute,
      ).toISOString(),
      token: `${merchant_id}-sample-booking-${id}`,
      ...ending,
      table_ids: [],
      is_deposit_paid: isPaid,
      sitting_id: null,
      undo: null,
      ...fixed,
    };
    const span = spanOf(made);
    const table_ids = fixed.table_ids ?? this.#tables(made, span);
    if (table_ids === null) return;
    this.reservations.push({ ...made, table_ids });
    if (isBlocking(made)) this.#holds.push(...table_ids.map((table_id) => ({ table_id, ...span })));
  }

  /**
   * Adds two waitlisted bookings in a section, each at a time and for a party size for which no
   * table is free.
   */
  addWaiting(date: string, starts: readonly number[], section: string, random: Random): void {
    let left = 2;
    for (const party of [4, 6, 8, 10, 12])
      for (const start of starts) {
        const sets = tableSets(this.#all, party, [section]);
        const isFull = sets.every((set) =>
          set.some(({ id }) =>
            this.#holds.some(
              (hold) => hold.table_id === id && hold.from <= start && start < hold.until,
            ),
          ),
        );
        if (left === 0 || !isFull) continue;
        left -= 1;
        const ending = { status: 'waitlisted', ended_at: null, reason: '' } as const;
        const none = { arrived_at: null, seated_at: null, is_deposit_paid: false };
        this.add(date, start, { party, section }, random, { ...ending, ...none, table_ids: [] });
      }
  }
}

/** Returns the booking context of an outlet without bookings, as the base for generating them. */
const emptyVenue = (
  shop: SampleMerchant,
  tables: readonly TableRecord[],
  calendar: CalendarRecord,
  experiences: readonly ExperienceRecord[],
): Venue => ({
  merchant_id: shop.id,
  name: shop.name,
  ...shop.settings,
  calendar,
  experiences,
  reservations: [],
  floor: { merchant_id: shop.id, tables, orders: new Map(), carts: [] },
  waiting: [],
  turns: [],
});

/** Adds the booking of the party at the table where guests have just been seated. */
function addSeated(
  filling: Filling,
  today: string,
  shop: SampleMerchant,
  tables: readonly TableRecord[],
  born: Date,
): void {
  const seated = tables.find(({ sitting }) => sitting !== null);
  if (!seated?.sitting) return;
  const { opened_at, covers: party } = seated.sitting;
  // It starts at the last quarter of an hour before they were seated.
  const start = Math.floor(Date.parse(opened_at) / (15 * minute)) * 15 * minute;
  filling.add(today, start, { party }, randomOf('seated', shop.id, today), {
    status: 'seated',
    table_ids: [seated.id],
    arrived_at: opened_at,
    seated_at: opened_at,
    ended_at: null,
    reason: '',
    sitting_id: seated.sitting.id,
    created_at: new Date(born.getTime() - 26 * 60 * minute).toISOString(),
  });
}

/**
 * Generates the bookings of an outlet for the days around a point in time, on its floor at that
 * time. The outlet that hasn't opened yet has none.
 */
export function sampleReservations(
  shop: SampleMerchant,
  tables: readonly TableRecord[],
  born: Date,
): ReservationBook {
  const merchant_id = shop.id;
  const calendar = calendarOf(shop);
  if (shop.trade === 0) return { merchant_id, calendar, experiences: [], reservations: [] };
  const sections = [...new Set(tables.map(({ section }) => section))];
  const experiences = experiencesOf(shop, sections);
  const venue = emptyVenue(shop, tables, calendar, experiences);
  const filling = new Filling(venue, born);
  const today = businessDate(born, shop.settings);
  for (let offset = -daysBack; offset <= daysAhead; offset++) {
    const date = addDays(today, offset);
    const random = randomOf('bookings', shop.id, date);
    const starts = startsOn(venue, date);
    if (offset === 0) addSeated(filling, today, shop, tables, born);
    const count = Math.round((perDay * shop.trade) / 100 / (offset > 5 ? 3 : 1));
    for (let i = 0; i < count; i++) {
      const sunset = random.chance(0.12) ? experiences[1] : undefined;
      const hours = sunset ? startsOn(venue, date, sunset) : starts;
      const party = random.pick(parties);
      filling.add(date, random.pick(hours), { party, experience: sunset }, random);
    }
    if (offset === 1 || offset === 2)
      filling.addWaiting(date, starts.slice(-6), sections.at(-1)!, random);
  }
  return { merchant_id, calendar, experiences, reservations: filling.reservations };
}
