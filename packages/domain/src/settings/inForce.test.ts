import {
  scheduledSections,
  type MerchantSettings,
  type ScheduledChange,
  type StoredSettings,
} from '@servery/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { merchants } from '../fixtures/index.ts';
import { settingsAt, withChange } from './inForce.ts';

const base: MerchantSettings = merchants[0]!.settings;
const start = Date.parse('2026-11-20T00:00:00.000Z');
const hour = 3_600_000;
const timeOf = (hours: number) => new Date(start + hours * hour).toISOString();

const anyChange = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  at: fc.integer({ min: 0, max: 40 }),
  section: fc.constantFrom(...scheduledSections),
  rate: fc.integer({ min: 0, max: 2000 }),
});
type Any = typeof anyChange extends fc.Arbitrary<infer One> ? One : never;

function changeOf({ id, at, section, rate }: Any): ScheduledChange {
  const from = timeOf(at);
  const planned = { id, from };
  if (section === 'service_charge')
    return { ...planned, section, service_charge: { rate, is_taxed: true, methods: [] } };
  if (section === 'tax_classes')
    return { ...planned, section, tax_classes: [{ code: 'SST', rate, is_inclusive: false }] };
  const order_prefixes = { dine_in: 'D', pickup: 'P', delivery: 'L' };
  const day_start = `0${rate % 10}:00`;
  return { ...planned, section: 'trading', trading: { day_start, order_prefixes } };
}

const stored = (changes: readonly Any[]): StoredSettings => ({
  ...base,
  scheduled: changes.map(changeOf).reduce(withChange, [] as ScheduledChange[]),
});

test('each section has the value of its last change that holds by then', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { maxLength: 12 }),
      fc.integer({ min: -1, max: 41 }),
      (all, at) => {
        const now = settingsAt(stored(all), timeOf(at));
        const last = (section: Any['section']) =>
          all
            .filter((change) => change.section === section && change.at <= at)
            .reduce<Any | null>((best, one) => (!best || one.at >= best.at ? one : best), null);
        expect(now.service_charge.rate).toBe(
          last('service_charge')?.rate ?? base.service_charge.rate,
        );
        expect(now.tax_classes[0]!.rate).toBe(
          last('tax_classes')?.rate ?? base.tax_classes[0]!.rate,
        );
        const trading = last('trading');
        expect(now.day_start).toBe(trading ? `0${trading.rate % 10}:00` : base.day_start);
        for (const { from } of now.scheduled ?? [])
          expect(Date.parse(from)).toBeGreaterThan(Date.parse(timeOf(at)));
      },
    ),
  );
});

test('reading them in between changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(anyChange, { maxLength: 12 }),
      fc.integer({ min: -1, max: 41 }),
      fc.integer({ min: 0, max: 20 }),
      (all, at, more) => {
        const settings = stored(all);
        const later = timeOf(at + more);
        expect(settingsAt(settingsAt(settings, timeOf(at)), later)).toEqual(
          settingsAt(settings, later),
        );
      },
    ),
  );
});

test('settings without a change that holds are the same object', () => {
  const settings = stored([{ id: 1, at: 10, section: 'service_charge', rate: 5 }]);
  expect(settingsAt(settings, timeOf(9))).toBe(settings);
  expect(settingsAt(settings, timeOf(10)).service_charge.rate).toBe(5);
});
