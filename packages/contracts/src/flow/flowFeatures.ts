import {
  clockAttendance,
  displayKitchen,
  displayQueue,
  editAttendance,
  getBookingPage,
  getDashboard,
  getQueuePlace,
  getReservationCalendar,
  getReservationDay,
  getUserInfo,
  joinQueue,
  listAttendance,
  listMyAttendance,
  listQueues,
  searchEverything,
  type Feature,
  type FeatureLayer,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { switchFeature } from '../settings/settingsFeatures.ts';
import { refused, type Stage } from '../Stage.ts';

const bangsar = 102;
const owner = 'merchant.bangsar';
const me = { params: { role: 'user', id: 'me' } } as const;

/** The effects of a feature that is off. Each case switches it on again. */
export function flowFeatures(stage: Stage): void {
  const press = (feature: Feature, is_on: boolean, layer?: FeatureLayer) =>
    switchFeature(stage, bangsar, { feature, is_on, layer }, layer ? 'admin' : owner);
  /** Runs a case while a feature is off. */
  const whileOff = async (feature: Feature, run: () => Promise<void>, layer?: FeatureLayer) => {
    await press(feature, false, layer);
    try {
      await run();
    } finally {
      await press(feature, true, layer);
    }
  };
  const offAs = (feature: Feature, by: FeatureLayer = 'merchant') => ({
    code: 'featureOff',
    status: 403,
    matter: { details: { feature, by } },
  });
  const offOf = async (username: string) => (await stage.as(username, getUserInfo, me)).off;
  const pagesOf = async (username: string) => {
    const { searchArr } = await stage.as(username, searchEverything, {});
    const pages = searchArr.find(({ groupTitle }) => groupTitle === 'Pages');
    return (pages?.data ?? []).map((page) => ('link' in page ? page.link : ''));
  };
  const hours = (query: object = {}, username = owner) =>
    stage.as(username, listAttendance, { query: { merchant_id: bangsar, ...query } });

  describe('a feature that is off', () => {
    test('is refused with its name in every call, and works when it is on again', async () => {
      const { aaData } = await hours();
      const entry = aaData.flatMap(({ entries }) => entries)[0]!;
      const times = { clocked_in_at: '2026-11-19 09:00', clocked_out_at: '2026-11-19 17:00' };
      await whileOff('attendance', async () => {
        const calls = [
          hours(),
          hours({}, 'admin'),
          stage.as(owner, listMyAttendance, { query: {} }),
          stage.as(owner, clockAttendance, { body: { pin: '0000', action: 'clock_in' } }),
          stage.as(owner, editAttendance, {
            params: { id: entry.id },
            body: { version: entry.version, ...times, reason: 'Forgot the card' },
          }),
        ];
        for (const problem of await Promise.all(calls.map(refused)))
          expect(problem).toMatchObject(offAs('attendance'));
      });
      expect((await hours()).aaData).toEqual(aaData);
    });

    test('can still be exported', async () => {
      const { aaData, total } = await hours();
      expect(total).toBeGreaterThan(0);
      await whileOff('attendance', async () => {
        expect(await hours({ is_export: true })).toMatchObject({ aaData, total });
        expect(await refused(hours({ is_export: false }))).toMatchObject(offAs('attendance'));
      });
    });

    test('is missing from the menu and the search of its merchant only', async () => {
      expect(await pagesOf(owner)).toContain('/attendance');
      await whileOff('attendance', async () => {
        expect(await offOf(owner)).toEqual([{ feature: 'attendance', by: 'merchant' }]);
        expect(await pagesOf(owner)).not.toContain('/attendance');
        for (const username of ['merchant', 'supermerchant']) {
          expect(await offOf(username)).toEqual([]);
          expect(await pagesOf(username)).toContain('/attendance');
        }
      });
      expect(await offOf(owner)).toEqual([]);
      expect(await pagesOf(owner)).toContain('/attendance');
    });

    test('leaves out its merchant where people see several', async () => {
      const merchantsOf = async () => {
        const query = { length: 100 };
        const { aaData } = await stage.as('supermerchant', listQueues, { query });
        return new Set(aaData.map(({ merchant_id }) => merchant_id));
      };
      expect(await merchantsOf()).toContain(bangsar);
      await whileOff('queue', async () => {
        expect(await merchantsOf()).toContain(101);
        expect(await merchantsOf()).not.toContain(bangsar);
        const query = { merchant_id: bangsar };
        expect(await refused(stage.as('supermerchant', listQueues, { query }))).toMatchObject(
          offAs('queue'),
        );
      });
    });

    test.each(['plan', 'platform'] as const)('names the %s if that says no', async (layer) => {
      const query = { merchant_id: bangsar };
      await whileOff(
        'kitchen_display',
        async () => {
          expect(await refused(stage.as(owner, displayKitchen, { query }))).toMatchObject(
            offAs('kitchen_display', layer),
          );
          expect(await offOf(owner)).toEqual([{ feature: 'kitchen_display', by: layer }]);
        },
        layer,
      );
      expect((await stage.as(owner, displayKitchen, { query })).now).toBeDefined();
    });

    test('takes no guests, but those in the queue still see their place', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      const { aaData } = await stage.as(owner, listQueues, { query: { merchant_id: bangsar } });
      const { token, party_min: party } = aaData.find(({ state }) => state === 'open')!;
      const body = { token, name: 'Private Person', phone: '+60123450009', party };
      const join = () => call(joinQueue, { body });
      const ticket = await join();
      await whileOff('queue', async () => {
        expect(await refused(join())).toMatchObject(offAs('queue'));
        expect(await refused(call(displayQueue, { query: { token } }))).toMatchObject(
          offAs('queue'),
        );
        const place = await call(getQueuePlace, { query: { token: ticket.token } });
        expect(place.number).toBe(ticket.number);
      });
      expect((await call(displayQueue, { query: { token } })).now).toBeDefined();
    });

    test('isn’t counted on the dashboard', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      const { aaData } = await stage.as(owner, listQueues, { query: { merchant_id: bangsar } });
      const { token, party_min: party } = aaData.find(({ state }) => state === 'open')!;
      await call(joinQueue, { body: { token, name: 'Puan Salmah', phone: '+60123450010', party } });
      const waiting = async () =>
        (await stage.as(owner, getDashboard, { query: {} })).totals.queue.count;
      expect(await waiting()).toBeGreaterThan(0);
      await whileOff('queue', async () => expect(await waiting()).toBe(0));
      expect(await waiting()).toBeGreaterThan(0);
    });

    test('takes no bookings', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      const query = { merchant_id: bangsar };
      const { token } = await stage.as(owner, getReservationCalendar, { query });
      const page = () => call(getBookingPage, { params: { token } });
      const before = await page();
      await whileOff('reservations', async () => {
        expect(await refused(page())).toMatchObject(offAs('reservations'));
        expect(await refused(stage.as(owner, getReservationDay, { query }))).toMatchObject(
          offAs('reservations'),
        );
      });
      expect(await page()).toMatchObject({ merchant_name: before.merchant_name });
    });
  });
}
