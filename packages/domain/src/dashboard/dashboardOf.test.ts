import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dashboardOf, noFigures, type CountedOutlet } from './dashboardOf.ts';
import { usualOf } from './usualOf.ts';
import { withoutSample } from './withoutSample.ts';

const now = new Date('2026-11-26T05:59:00.000Z');
const { orders_usual: _none, ...nothing } = noFigures;

const outlet = (id: number, figures: Partial<CountedOutlet['figures']> = {}): CountedOutlet => ({
  id,
  name: `Outlet ${id}`,
  setup_status: 'live',
  is_open: true,
  business_date: '2026-11-26',
  has_orders: true,
  set_up: null,
  features: {},
  figures: { ...nothing, ...figures },
  earlier: [],
});

test('usualOf returns the median of four days, and null for fewer', () => {
  expect(usualOf([4, 40, 10, 13])).toBe(12);
  expect(usualOf([7, 7, 7, 7])).toBe(7);
  expect(usualOf([4, 40, 10])).toBeNull();
});

test('dashboardOf leaves out what belongs to a feature that is off', () => {
  const waiting = { count: 3, since: '2026-11-26T05:00:00.000Z' };
  const busy = outlet(1, {
    queue: waiting,
    booking_requests: waiting,
    bookings_expected: 4,
    covers_expected: 11,
    prints_failed: waiting,
  });
  const figuresOf = (features: CountedOutlet['features']) =>
    dashboardOf([{ ...busy, features }], now).totals;
  const { queue, booking_requests, bookings_expected, covers_expected } = noFigures;
  const all = figuresOf({});
  expect(all).toMatchObject({ ...busy.figures });
  expect(figuresOf({ merchant: { queue: false } })).toEqual({ ...all, queue });
  expect(figuresOf({ platform: { reservations: false } })).toEqual({
    ...all,
    booking_requests,
    bookings_expected,
    covers_expected,
  });
});

test('dashboardOf lists the outlets that most need attention first', () => {
  const since = '2026-11-26T05:00:00.000Z';
  const made = dashboardOf(
    [
      outlet(1, { low_stock: 9, in_progress: 30 }),
      outlet(2, { problems: { count: 1, since } }),
      outlet(3, { new_orders: { count: 2, since } }),
    ],
    now,
  );
  expect(made.outlets.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('dashboardOf takes the oldest time of all outlets for the total', () => {
  const early = '2026-11-26T04:00:00.000Z';
  const late = '2026-11-26T05:30:00.000Z';
  const { totals } = dashboardOf(
    [
      outlet(1, { queue: { count: 1, since: late } }),
      outlet(2, { queue: { count: 3, since: early } }),
      outlet(3),
    ],
    now,
  );
  expect(totals.queue).toEqual({ count: 4, since: early });
});

test('dashboardOf has no usual number of orders while one outlet is new', () => {
  const usual = { ...outlet(1), earlier: [10, 10, 12, 12] };
  expect(dashboardOf([usual], now).totals.orders_usual).toBe(11);
  expect(dashboardOf([usual, outlet(2)], now).totals.orders_usual).toBeNull();
});

test('dashboardOf totals are the sums of all outlets', () => {
  const figures = fc.record({
    in_progress: fc.nat(500),
    orders_today: fc.nat(5000),
    covers_today: fc.nat(9000),
    bookings_expected: fc.nat(90),
    covers_expected: fc.nat(900),
    low_stock: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(figures, { maxLength: 12 }), (all) => {
      const { outlets, totals } = dashboardOf(
        all.map((some, i) => outlet(i + 1, some)),
        now,
      );
      for (const name of Object.keys(all[0] ?? {}) as (keyof (typeof all)[number])[])
        expect(totals[name]).toBe(outlets.reduce((sum, one) => sum + one.figures[name], 0));
    }),
  );
});

test('withoutSample leaves out outlets of the sample unless there are no others', () => {
  const sample = { id: 101, is_sample: true };
  const own = { id: 200, is_sample: false };
  expect(withoutSample([sample, own])).toEqual([own]);
  expect(withoutSample([sample])).toEqual([sample]);
});
