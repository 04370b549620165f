import {
  createExperience,
  deleteExperience,
  editExperience,
  editReservationCalendar,
  getReservationCalendar,
  getReservationDay,
  listExperiences,
  listReservations,
  listTimes,
  type Experience,
  type Input,
  type ReservationCalendar,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { at, bookingsOf } from './reservationsStage.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';

type Decided = Input<typeof editReservationCalendar>['body'];

/** Returns the input of an edit that changes only these fields of the calendar. */
export const editingCalendar = (
  { merchant_id: _m, token: _t, time_zone: _z, sections: _s, ...rest }: ReservationCalendar,
  change: Partial<Decided>,
): Decided => ({ ...rest, ...change });

/** A merchant's settings for bookings, and its experiences. */
export function reservationsCalendar(stage: Stage): void {
  const { book } = bookingsOf(stage);
  const read = (username = 'merchant') => stage.as(username, getReservationCalendar, { query: {} });
  const edit = (before: ReservationCalendar, change: Partial<Decided>) =>
    stage.as('merchant', editReservationCalendar, { body: editingCalendar(before, change) });

  outletCases(stage, [
    [getReservationCalendar],
    [getReservationDay],
    [listExperiences],
    [listReservations],
    [listTimes, { date: '2026-11-27', party: 2 }],
  ]);

  describe('reservation calendar', () => {
    test('contains hours, stays, limits and areas', async () => {
      const calendar = await read('waiter');
      expect(calendar).toMatchObject({
        merchant_id: 101,
        is_open: true,
        interval_minutes: 30,
        buffer_minutes: 15,
        slot_covers: 40,
        grace_minutes: 15,
        time_zone: 'Asia/Kuala_Lumpur',
      });
      expect(calendar.hours).toHaveLength(14);
      expect(calendar.sections.map(({ name, tables }) => [name, tables])).toEqual([
        ['Hall', 8],
        ['Terrace', 3],
        ['Verandah', 6],
      ]);
    });

    test('closes dates, and changes stays and offered times', async () => {
      const before = await read();
      const date = '2026-12-10';
      const times = () => stage.as('host', listTimes, { query: { date, party: 2 } });
      expect((await times()).slots[1]).toMatchObject({ time: '12:00' });
      const next = await edit(before, {
        interval_minutes: 15,
        stays: [{ party_max: 50, minutes: 60 }],
        closed_dates: [{ date: '2026-12-11', note: 'Deepavali' }],
      });
      expect(next.version).toBe(before.version + 1);
      expect(next.token).toBe(before.token);
      const shown = await times();
      expect(shown.stay_minutes).toBe(60);
      expect(shown.slots[1]).toMatchObject({ time: '11:45' });
      const closed = await stage.as('host', listTimes, { query: { date: '2026-12-11', party: 2 } });
      expect(closed).toMatchObject({ slots: [], why: 'closed_date' });
      expect(await refused(book({ starts_at: at('2026-12-11', '19:00'), party: 2 }))).toMatchObject(
        { matter: { details: { why: 'closed_date' } } },
      );
      expect(await refused(edit(before, {}))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: next.version } },
      });
      const { interval_minutes, stays, closed_dates } = before;
      await edit(next, { interval_minutes, stays, closed_dates });
    });

    test('refuses overlapping hours, and invalid stays and limits', async () => {
      const before = await read();
      const wrong = async (change: Partial<Decided>) =>
        Object.keys((await refused(edit(before, change))).matter.fields ?? {});
      const evening = { weekday: 5, start: '18:00', end: '02:00' };
      expect(
        await wrong({ hours: [evening, { weekday: 6, start: '01:00', end: '03:00' }] }),
      ).toEqual(['hours.1']);
      expect(await wrong({ party_min: 5, party_max: 4 })).toEqual(['party_max']);
      expect(
        await wrong({
          stays: [
            { party_max: 4, minutes: 60 },
            { party_max: 4, minutes: 90 },
          ],
        }),
      ).toEqual(['stays.1.party_max']);
      for (const change of [
        { interval_minutes: 4 },
        { buffer_minutes: 121 },
        { horizon_days: 366 },
        { stays: [] },
        { stays: [{ party_max: 4, minutes: 481 }] },
      ])
        expect(await refused(edit(before, change))).toMatchObject({ code: 'invalid' });
    });

    test('renews the token of the public page', async () => {
      const before = await read();
      const next = await edit(before, { is_token_renewed: true });
      expect(next.token).toMatch(/^101-.{22,}/);
      expect(next.token).not.toBe(before.token);
    });

    test('cannot be read or changed by another merchant', async () => {
      const theirs = await stage.as('merchant.bangsar', getReservationCalendar, { query: {} });
      expect(theirs.merchant_id).toBe(102);
      for (const outside of [
        () => stage.as('merchant', getReservationCalendar, { query: { merchant_id: 102 } }),
        () =>
          stage.as('merchant', editReservationCalendar, {
            body: { ...editingCalendar(theirs, {}), merchant_id: 102 },
          }),
      ])
        expect(await refused(outside())).toMatchObject({ code: 'forbidden' });
    });
  });

  listLaws(stage, {
    name: 'experiences',
    list: listExperiences,
    username: 'merchant',
    query: {},
    search: 'se',
    textOf: (row: Experience) => row.name,
  });

  describe('experience', () => {
    const fields = { name: 'High tea', stay_minutes: 120 };
    const create = (more: object = {}) =>
      stage.as('merchant', createExperience, { body: { ...fields, ...more } });

    test('needs a unique name, and can be changed and deleted', async () => {
      const made = await create({ name: '  High tea ', price: 8800 });
      expect(made).toMatchObject({
        name: 'High tea',
        is_active: true,
        party_min: 1,
        party_max: 50,
        price: 8800,
        deposit: 0,
        sections: [],
        hours: [],
        version: 1,
      });
      expect(await refused(create({ name: 'high TEA' }))).toMatchObject({
        matter: { fields: { name: { code: 'taken' } } },
      });
      expect(await refused(create({ name: 'Low', party_min: 4, party_max: 2 }))).toMatchObject({
        matter: { fields: { party_max: { code: 'order' } } },
      });
      const { id, version } = made;
      const body = { ...fields, version, is_active: false };
      const edited = await stage.as('merchant', editExperience, { params: { id }, body });
      expect(edited).toMatchObject({ is_active: false, price: 0, version: 2 });
      expect(
        await refused(stage.as('merchant', editExperience, { params: { id }, body })),
      ).toMatchObject({ code: 'conflict', matter: { current: { id, version: 2 } } });
      const { aaData } = await stage.as('merchant', listExperiences, {
        query: { status: 'inactive' },
      });
      expect(aaData).toContainEqual(edited);
      const renamed = await stage.as('merchant', editExperience, {
        params: { id },
        body: { ...fields, version: 2, name: 'Low tea' },
      });
      expect(renamed).toMatchObject({ name: 'Low tea', is_active: false, version: 3 });
      const remove = () =>
        stage.as('merchant', deleteExperience, { params: { id }, body: { version: 3 } });
      expect(await remove()).toEqual({ id });
      expect(await refused(remove())).toMatchObject({ code: 'notFound' });
    });

    test('cannot be deleted while it is booked', async () => {
      const { id, version } = await create({ name: 'Sunday roast' });
      await book({ starts_at: at('2026-12-13', '19:00'), party: 2, experience_id: id });
      expect(
        await refused(
          stage.as('merchant', deleteExperience, { params: { id }, body: { version } }),
        ),
      ).toMatchObject({ code: 'notAllowedNow', matter: { details: { why: 'booked', count: 1 } } });
    });

    test('cannot be changed by another merchant', async () => {
      const { aaData } = await stage.as('merchant', listExperiences, { query: {} });
      const { id, version } = aaData[0]!;
      const body = { ...fields, version };
      for (const outside of [
        () => stage.as('merchant.bangsar', editExperience, { params: { id }, body }),
        () => stage.as('merchant.bangsar', deleteExperience, { params: { id }, body: { version } }),
      ])
        expect(await refused(outside())).toMatchObject({ code: 'notFound', status: 404 });
    });
  });

  const added = async (name: string) =>
    (await stage.as('merchant', createExperience, { body: { name, stay_minutes: 90 } })).id;
  const find = async (query: { search?: string; order?: 'asc' }) => {
    const { aaData } = await stage.as('merchant', listExperiences, {
      query: { length: 100, ...query },
    });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'experiences', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'experiences', create: added, list: () => find({ order: 'asc' }) });
}
