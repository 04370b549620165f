import {
  displayMenu,
  getDashboard,
  getMerchantInfo,
  listTables,
  placeOrder,
  type Order,
  type Table,
  type TaxClass,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractNow } from '../host.ts';
import { saveOpening, saveSetting, settingsNow, type Edit } from '../settings/settings.ts';
import { refused, type Stage } from '../Stage.ts';

const minute = 60_000;
const pickup = { order_method: 'pickup', table_id: null } as const;
/** The first instant of 2027 in Kuala Lumpur. */
const newYear = Date.parse('2026-12-31T16:00:00.000Z');

/** The effects of settings on orders. The last cases move the clock into the next year. */
export function flowSettings(stage: Stage): void {
  const outlet = async () =>
    (await stage.as('merchant', getDashboard, { query: {} })).outlets.find(({ id }) => id === 101)!;
  const taxOf = ({ totals }: Order) => [totals.net, totals.tax];

  describe('opening', () => {
    test('a closed or paused store takes no orders, and resumes by itself', async () => {
      const until = new Date(contractNow.getTime() + 20 * minute).toISOString();
      for (const change of [{ is_open: false }, { is_open: false, until }]) {
        await saveOpening(stage, change);
        expect(await refused(stage.placed(pickup))).toMatchObject({
          code: 'storeClosed',
          status: 400,
        });
        expect(await outlet()).toMatchObject({ is_open: false });
        const { settings } = await stage.as('merchant', getMerchantInfo, { query: {} });
        expect(settings.is_open).toBe(false);
      }
      await stage.host.advance(20 * minute);
      expect(await outlet()).toMatchObject({ is_open: true });
      expect(await stage.placed(pickup)).toMatchObject({ status: 'new' });
    });

    test('a store outside its hours takes no orders', async () => {
      const hours = [{ weekday: 5, start: '10:00', end: '13:00' }];
      await saveSetting(stage, { type: 'hours', hours, holidays: [] });
      expect(await refused(stage.placed(pickup))).toMatchObject({ code: 'storeClosed' });
      await saveSetting(stage, { type: 'hours', hours: [], holidays: [] });
      expect(await stage.placed(pickup)).toMatchObject({ status: 'new' });
    });
  });

  describe('service charge', () => {
    test('spares parties that are too small, also on a second bill of a large one', async () => {
      const charge = (min_party: number): Edit<'service_charge'> => ({
        type: 'service_charge',
        rate: 1000,
        is_taxed: true,
        methods: ['dine_in'],
        min_party,
      });
      await saveSetting(stage, charge(6));
      const { aaData } = await stage.as('merchant', listTables, { query: { length: 100 } });
      const [small, large] = aaData.filter(({ state }) => state === 'available');
      const at = async (table: Table, covers: number) =>
        (await stage.placed({ table_id: table.id, covers })).totals;
      expect(await at(small!, 5)).toMatchObject({ net: 1590, service_charge: 0 });
      expect(await at(large!, 6)).toMatchObject({ net: 1590, service_charge: 159 });
      expect(await at(large!, 1)).toMatchObject({ net: 1590, service_charge: 159 });
      await saveSetting(stage, charge(0));
    });
  });

  describe('scheduled changes', () => {
    test('an order keeps the tax under which it was placed a second before a change', async () => {
      const { tax_classes } = await settingsNow(stage);
      const rated = (rate: number): TaxClass[] => tax_classes.map((tax) => ({ ...tax, rate }));
      expect(tax_classes).toMatchObject([{ code: 'SST', rate: 600 }]);
      await saveSetting(stage, {
        type: 'tax_classes',
        tax_classes: rated(800),
        from: '2027-01-01 00:00',
      });
      const { settings } = await stage.as('merchant', getMerchantInfo, { query: {} });
      expect(settings.tax_classes).toMatchObject([{ rate: 600 }]);
      const { at } = await stage.as('merchant', displayMenu, { query: {} });
      // A minute before midnight, to leave time for the calls on a slow machine.
      await stage.host.advance(newYear - Date.parse(at) - minute);
      const old = await stage.placed(pickup);
      expect(taxOf(old)).toEqual([1590, 95]);
      await stage.host.advance(11 * minute);
      const young = await stage.placed(pickup);
      expect(taxOf(young)).toEqual([1590, 127]);
      const now = await stage.now(old);
      expect(taxOf(await stage.paid(now))).toEqual([1590, 95]);
      expect((await settingsNow(stage)).tax_classes).toMatchObject([{ rate: 800 }]);
      const info = await stage.as('merchant', getMerchantInfo, { query: {} });
      expect(info.settings.tax_classes).toMatchObject([{ rate: 800 }]);
    });

    test('orders are numbered by the letters of their day', async () => {
      const from = '2027-01-02';
      const order_prefixes = { dine_in: 'D', pickup: 'TA', delivery: 'L' };
      await saveSetting(stage, { type: 'trading', day_start: '06:00', order_prefixes, from });
      const body = { ...pickup, lines: await stage.lines() };
      const place = () => stage.as('merchant', placeOrder, { body });
      expect(await place()).toMatchObject({ number: expect.stringMatching(/^P\d+$/) });
      await stage.host.advance(24 * 60 * minute);
      expect(await place()).toMatchObject({
        number: expect.stringMatching(/^TA\d+$/),
        business_date: '2027-01-01',
      });
      await stage.host.advance(6 * 60 * minute);
      expect(await place()).toMatchObject({ number: 'TA001', business_date: '2027-01-02' });
    });
  });
}
