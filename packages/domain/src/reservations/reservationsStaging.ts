import { rightsOf } from '../people/rights.ts';
import { merchants } from '../fixtures/merchants.ts';
import type { TableRecord } from '../tables/record.ts';
import { firstCalendar } from './calendar.ts';
import type { BookingContext, Venue } from './record.ts';

const minute = 60_000;
/** The trading day of the tests. */
export const today = '2026-11-20';
const shop = merchants[0]!;

const tableOf = (id: number, seats_max: number): TableRecord => ({
  id,
  version: 1,
  merchant_id: shop.id,
  name: `A${id}`,
  section: id < 4 ? 'Hall' : 'Terrace',
  seats_min: 1,
  seats_max,
  shape: 'square',
  x: id * 100,
  y: 0,
  place: id,
  is_active: true,
  held: null,
  main_id: null,
  qr_token: `token-${id}`,
  sitting: null,
  freed_at: null,
  cleaned_at: null,
  bill_asked_at: null,
  help_asked_at: null,
  answered_at: null,
  undo: null,
});

/** Returns an empty venue with five tables in the late afternoon, for tests of booking rules. */
export function begin() {
  let last = 1000;
  let time = Date.UTC(2026, 10, 20, 9, 50);
  const context = (): BookingContext => ({
    actor: { id: 1, name: 'Host', rights: rightsOf('merchant', null), approval: null },
    now: new Date(time),
    nextId: () => ++last,
    nextToken: () => `101-${++last}`,
    business_date: today,
    shop,
  });
  const venue: Venue = {
    merchant_id: shop.id,
    name: shop.name,
    ...shop.settings,
    calendar: {
      ...firstCalendar,
      is_open: true,
      lead_minutes: 0,
      party_max: 12,
      slot_covers: 20,
      deposit_per_cover: 1000,
      deposit_party: 6,
      is_auto_confirm: true,
    },
    experiences: [],
    reservations: [],
    floor: {
      merchant_id: shop.id,
      tables: [2, 4, 6, 2, 4].map((seats, i) => tableOf(i + 1, seats)),
      orders: new Map(),
      carts: [],
    },
    waiting: [],
    turns: [],
  };
  return { venue, context, pass: (minutes: number) => (time += minutes * minute) };
}
