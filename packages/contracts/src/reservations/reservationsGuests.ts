import {
  cancelBooking,
  createReservation,
  editReservationCalendar,
  getBooking,
  getBookingPage,
  getReservationCalendar,
  listBookingTimes,
  listReservations,
  reasonOf,
  requestReservation,
  type Input,
} from '@servery/api';
import { defaultGuestLimits } from '@servery/domain/guest';
import { describe, expect, test } from 'vitest';
import { editingCalendar } from './reservationsCalendar.ts';
import { at, bookingsOf } from './reservationsStage.ts';
import { refused, type Stage } from '../Stage.ts';

type Body = Input<typeof requestReservation>['body'];

/** The actions of guests without a session. */
export function reservationsGuests(stage: Stage): void {
  const { step } = bookingsOf(stage);
  const calendar = () => stage.as('merchant', getReservationCalendar, { query: {} });
  const guest = async () => {
    const { token } = await calendar();
    const { call } = stage.recorded(await stage.host.browser());
    const params = { token };
    const page = () => call(getBookingPage, { params });
    const times = (date: string, party: number, more: object = {}) =>
      call(listBookingTimes, { params, query: { date, party, ...more } });
    const request = (input: Partial<Body> & Pick<Body, 'starts_at' | 'party'>) =>
      call(requestReservation, {
        params,
        body: { name: 'Private Person', phone: '+60123450099', ...input },
      });
    const mine = (own: string) => call(getBooking, { params: { token: own } });
    const cancel = (own: string, version: number) =>
      call(cancelBooking, { params: { token: own }, body: { version } });
    return { page, times, request, mine, cancel, call };
  };

  describe('guest on the booking page', () => {
    test('sees the outlet’s settings and active experiences', async () => {
      const { page } = await guest();
      const shown = await page();
      expect(shown).toMatchObject({
        merchant_name: 'Seri Melati Chow Kit',
        time_zone: 'Asia/Kuala_Lumpur',
        currency: 'MYR',
        is_open: true,
        party_min: 1,
        party_max: 12,
        first_date: '2026-11-20',
        sections: ['Hall', 'Terrace', 'Verandah'],
        deposit_per_cover: 2000,
        deposit_party: 8,
      });
      const names = shown.experiences.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['Chef’s table', 'Sunset on the terrace']));
      expect(names).not.toContain('Durian season');
    });

    test('is offered only times that can be booked', async () => {
      const { times, request } = await guest();
      const today = await times('2026-11-20', 2);
      expect(today).toMatchObject({ stay_minutes: 90, why: null, deposit: 0 });
      const first = today.slots.find(({ state }) => state !== 'past')!;
      expect(today.slots[0]).toMatchObject({ time: '11:30', state: 'past', left: 0 });
      // The minimum notice is an hour.
      expect(Date.parse(first.starts_at)).toBeGreaterThanOrEqual(
        Date.parse('2026-11-20T06:30:00Z'),
      );
      for (const party of [2, 5, 9, 12])
        for (const slot of (await times('2026-11-21', party)).slots.slice(-4)) {
          const [made] = await Promise.allSettled([
            request({
              starts_at: slot.starts_at,
              party,
              phone: `+6018${party}${slot.time.slice(0, 2)}${slot.time.slice(3)}1`,
            }),
          ]);
          expect([party, slot.time, slot.left > 0]).toEqual([
            party,
            slot.time,
            made.status === 'fulfilled',
          ]);
        }
      expect((await times('2026-11-20', 13)).why).toBe('party');
      expect((await times('2026-11-19', 2)).why).toBe('past');
      expect((await times('2027-11-19', 2)).why).toBe('horizon');
    });

    test('requests a booking, follows it, and cancels it once', async () => {
      const { times, request, mine, cancel } = await guest();
      const { slots } = await times('2026-11-22', 4, { section: 'Verandah' });
      const { starts_at } = slots.find(({ left }) => left > 0)!;
      const requested = await request({
        starts_at,
        party: 4,
        section: 'Verandah',
        note: 'A candle',
      });
      expect(requested).toMatchObject({
        merchant_name: 'Seri Melati Chow Kit',
        status: 'requested',
        party: 4,
        starts_at,
        section: 'Verandah',
        note: 'A candle',
        can_cancel: true,
        deposit_state: 'none',
      });
      expect(requested.token).toMatch(/^101-.{22,}/);
      expect(JSON.stringify(requested)).not.toMatch(/Private|450099/);
      expect(await mine(requested.token)).toEqual(requested);
      expect(await refused(request({ starts_at, party: 2 }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'already_booked' } },
      });
      expect(await refused(cancel(requested.token, 99))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: requested.version } },
      });
      const gone = await cancel(requested.token, requested.version);
      expect(gone).toMatchObject({ status: 'cancelled_guest', can_cancel: false });
      expect(await refused(cancel(requested.token, gone.version))).toMatchObject({
        code: 'notAllowedNow',
      });
      expect((await request({ starts_at, party: 2 })).status).toBe('requested');
    });

    test('is limited in bookings per day with one phone number', async () => {
      const { times, request, cancel } = await guest();
      const most = defaultGuestLimits.max_bookings_per_phone;
      const { slots, stay_minutes } = await times('2026-12-06', 2);
      const apart: string[] = [];
      for (const { starts_at, left } of slots) {
        const last = Date.parse(apart.at(-1) ?? '2026-12-06');
        if (left > 1 && Date.parse(starts_at) >= last + stay_minutes * 60_000)
          apart.push(starts_at);
      }
      const phone = '+60123450044';
      const book = (nth: number, by = phone) =>
        request({ starts_at: apart[nth]!, party: 2, phone: by });
      const first = await book(0);
      for (let booked = 1; booked < most; booked += 1) await book(booked);
      expect(await refused(book(most))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'phone_limit', most } },
      });
      expect((await book(most, '+60123450045')).status).toBe('requested');
      await cancel(first.token, first.version);
      expect((await book(most)).status).toBe('requested');
      const body = { starts_at: apart[0]!, party: 2, name: 'Private Person', phone };
      expect((await stage.as('host', createReservation, { body })).status).toBe('confirmed');
    });

    test('needs the minimum notice, a valid party size and a phone number', async () => {
      const { request } = await guest();
      const reasonFor = async (starts_at: string) =>
        reasonOf(await refused(request({ starts_at, party: 2 })));
      expect(await reasonFor(at('2026-11-20', '14:00'))).toBe('lead');
      expect(await reasonFor(at('2026-11-20', '11:30'))).toBe('past');
      expect(
        await refused(request({ starts_at: at('2026-11-22', '19:00'), party: 13 })),
      ).toMatchObject({
        matter: { fields: { party: { code: 'size' } } },
      });
      expect(
        await refused(request({ starts_at: at('2026-11-22', '19:00'), party: 2, phone: '' })),
      ).toMatchObject({ code: 'invalid' });
    });

    test('books an experience at its own times and for its own stay', async () => {
      const { page, times, request } = await guest();
      const chef = (await page()).experiences.find(({ name }) => name.startsWith('Chef'))!;
      const experience_id = chef.id;
      const friday = await times('2026-12-04', 2, { experience_id });
      expect(friday).toMatchObject({ stay_minutes: 150, deposit: 10_000 });
      expect(friday.slots.map(({ time }) => time)).toEqual(['18:00', '18:30', '19:00', '19:30']);
      expect((await times('2026-12-03', 2, { experience_id })).why).toBe('experience');
      const { starts_at } = friday.slots.find(({ left }) => left > 0)!;
      const requested = await request({
        starts_at,
        party: 2,
        experience_id,
        phone: '+60123450088',
      });
      expect(requested).toMatchObject({
        experience: 'Chef’s table',
        deposit: 10_000,
        deposit_state: 'due',
      });
      expect(await refused(request({ starts_at, party: 2, experience_id: 1 }))).toMatchObject({
        code: 'notFound',
      });
    });

    test('cannot book while bookings by guests are closed, and is confirmed automatically if enabled', async () => {
      const before = await calendar();
      const { request, page } = await guest();
      const closed = await stage.as('merchant', editReservationCalendar, {
        body: editingCalendar(before, { is_open: false }),
      });
      expect((await page()).is_open).toBe(false);
      expect(
        await refused(request({ starts_at: at('2026-11-22', '19:00'), party: 2 })),
      ).toMatchObject({
        matter: { details: { why: 'not_open' } },
      });
      const confirming = await stage.as('merchant', editReservationCalendar, {
        body: editingCalendar(closed, { is_open: true, is_auto_confirm: true }),
      });
      const { starts_at } = (await (await guest()).times('2026-12-05', 2)).slots[0]!;
      const made = await request({ starts_at, party: 2, phone: '+60123450077' });
      expect(made.status).toBe('confirmed');
      await stage.as('merchant', editReservationCalendar, {
        body: editingCalendar(confirming, { is_auto_confirm: false }),
      });
    });

    test('gets notFound for an unknown token', async () => {
      const { call } = await guest();
      for (const token of ['x', '101-', '999999-aaaaaaaaaaaaaaaaaaaaaaaa', "101-'"]) {
        const params = { token };
        const input = { name: 'Nobody', phone: '+60123450066', party: 2 };
        const starts_at = at('2026-11-22', '19:00');
        for (const asking of [
          () => call(getBookingPage, { params }),
          () => call(listBookingTimes, { params, query: { date: '2026-11-22', party: 2 } }),
          () => call(requestReservation, { params, body: { ...input, starts_at } }),
          () => call(getBooking, { params }),
          () => call(cancelBooking, { params, body: { version: 1 } }),
        ])
          expect(await refused(asking())).toMatchObject({ code: 'notFound', status: 404 });
      }
    });

    test('sees the answer of the staff', async () => {
      const { times, request, mine } = await guest();
      const { starts_at } = (await times('2026-11-24', 8)).slots.find(({ left }) => left > 0)!;
      const requested = await request({ starts_at, party: 8, phone: '+60123450055' });
      expect(requested).toMatchObject({ status: 'requested', deposit: 16_000 });
      const found = await stage.as('host', listReservations, {
        query: { search: '+60123450055' },
      });
      await step(found.aaData[0]!, { action: 'decline', reason: 'A wedding' });
      expect(await mine(requested.token)).toMatchObject({
        status: 'declined',
        reason: 'A wedding',
        can_cancel: false,
      });
    });
  });
}
