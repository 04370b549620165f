import { describe, expect, test } from 'vitest';
import { setOpening } from '@servery/api';
import { contractNow } from '../host.ts';
import { refused, type Stage } from '../Stage.ts';
import { refusedFieldsOf, saveOpening, saveSetting, settingsNow, type Edit } from './settings.ts';

const minutesLater = (minutes: number) =>
  new Date(contractNow.getTime() + minutes * 60_000).toISOString();
const window = (weekday: number, start: string, end: string) => ({ weekday, start, end });
const none: Edit<'hours'> = { type: 'hours', hours: [], holidays: [] };

/** The opening hours, holidays, and the switch that closes or pauses a store. */
export function settingsOpening(stage: Stage): void {
  const owner = 'merchant.bangsar';
  const save = (edit: Partial<Edit<'hours'>>) =>
    saveSetting(stage, { type: 'hours', hours: [], holidays: [], ...edit }, owner);

  describe('opening hours', () => {
    test('without any, the store is always open', async () => {
      expect(await settingsNow(stage, owner)).toMatchObject({
        hours: [],
        holidays: [],
        is_closed: false,
        override: null,
        opening: { is_open: true, why: 'hours', until: null },
      });
    });

    test('can be changed, and say when the store closes', async () => {
      // A Friday at 13:30.
      const saved = await save({
        hours: [window(5, '18:00', '02:00'), window(5, '11:00', '15:00')],
      });
      expect(saved).toMatchObject({
        versions: { hours: 1, state: 0 },
        hours: [window(5, '11:00', '15:00'), window(5, '18:00', '02:00')],
        opening: { is_open: true, why: 'hours', until: '2026-11-20T07:00:00.000Z' },
      });
      expect(await save({ hours: [window(4, '18:00', '13:00')] })).toMatchObject({
        opening: { is_open: false, why: 'hours', until: '2026-11-26T10:00:00.000Z' },
      });
    });

    test('are replaced by those of a holiday', async () => {
      const hours = [window(5, '11:00', '15:00')];
      const closed = { date: '2026-11-20', name: 'Staff outing', hours: [] };
      expect(await save({ hours, holidays: [closed] })).toMatchObject({
        holidays: [closed],
        opening: { is_open: false, why: 'holiday', until: '2026-11-27T03:00:00.000Z' },
      });
      const short = { ...closed, hours: [{ start: '13:00', end: '14:00' }] };
      expect(await save({ hours, holidays: [short] })).toMatchObject({
        opening: { is_open: true, why: 'holiday', until: '2026-11-20T06:00:00.000Z' },
      });
    });

    test('refuse overlaps, also over midnight and the end of the week', async () => {
      const hours = (...all: ReturnType<typeof window>[]) => refusedFieldsOf(save({ hours: all }));
      expect(await hours(window(1, '10:00', '15:00'), window(1, '14:00', '16:00'))).toEqual([
        ['hours.1', 'overlap'],
      ]);
      expect(await hours(window(6, '20:00', '02:00'), window(0, '01:00', '03:00'))).toEqual([
        ['hours.1', 'overlap'],
      ]);
      const holiday = (date: string, ...windows: [string, string][]) => ({
        date,
        name: 'Deepavali',
        hours: windows.map(([start, end]) => ({ start, end })),
      });
      const day = '2026-11-08';
      expect(await refusedFieldsOf(save({ holidays: [holiday(day), holiday(day)] }))).toEqual([
        ['holidays.1.date', 'taken'],
      ]);
      const twice = holiday(day, ['10:00', '12:00'], ['11:00', '13:00']);
      expect(await refusedFieldsOf(save({ holidays: [twice] }))).toEqual([
        ['holidays.0.hours.1', 'overlap'],
      ]);
      await saveSetting(stage, none, owner);
    });
  });

  describe('store', () => {
    test('can be closed until further notice, and opened', async () => {
      expect(await saveOpening(stage, { is_open: false }, owner)).toMatchObject({
        is_closed: true,
        opening: { is_open: false, why: 'closed', until: null },
      });
      expect(await saveOpening(stage, { is_open: true }, owner)).toMatchObject({
        is_closed: false,
        opening: { is_open: true },
      });
    });

    test('can be paused, or kept open, until an instant', async () => {
      const until = minutesLater(45);
      expect(await saveOpening(stage, { is_open: false, until }, owner)).toMatchObject({
        is_closed: false,
        override: { is_open: false, until },
        opening: { is_open: false, why: 'override', until },
      });
      await save({ hours: [window(1, '09:00', '10:00')] });
      expect(await saveOpening(stage, { is_open: true, until }, owner)).toMatchObject({
        override: { is_open: true, until },
        opening: { is_open: true, why: 'override', until },
      });
      await saveOpening(stage, { is_open: true }, owner);
      await saveSetting(stage, none, owner);
    });

    test('refuses a pause that has ended, or is longer than 31 days', async () => {
      const pause = (until: string) =>
        refusedFieldsOf(saveOpening(stage, { is_open: false, until }, owner));
      expect(await pause(contractNow.toISOString())).toEqual([['until', 'past']]);
      expect(await pause(minutesLater(32 * 24 * 60))).toEqual([['until', 'late']]);
    });

    test('can be paused while someone else changes the hours', async () => {
      const { versions } = await settingsNow(stage, owner);
      await save({ hours: [window(1, '09:00', '10:00')] });
      const body = { version: versions.state, is_open: false };
      await stage.as(owner, setOpening, { body });
      expect(await refused(stage.as(owner, setOpening, { body }))).toMatchObject({
        code: 'conflict',
        matter: { current: { is_closed: true } },
      });
      await saveOpening(stage, { is_open: true }, owner);
      await saveSetting(stage, none, owner);
    });
  });
}
