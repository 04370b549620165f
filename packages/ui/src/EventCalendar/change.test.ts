import { expect, test } from 'vitest';
import { changeOf, rangeAt, rangeShown, sayWhen } from './change.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test('gives an event without an end an hour, or a day', () => {
  const event = { id: '1', start: at('19T18:00'), end: null };
  expect(changeOf({ ...event, allDay: false }).end).toEqual(at('19T19:00'));
  expect(changeOf({ ...event, allDay: true }).end).toEqual(at('20T18:00'));
});

test('says the days, the last one included', () => {
  const days = { start: at('19T00:00'), end: at('21T00:00'), isAllDay: true };
  expect(sayWhen(days, 'en-GB', 'UTC').replaceAll(/\s/g, ' ')).toMatch(
    /^Thursday,? 19.* – Friday,? 20 November$/,
  );
});

test('says the day once, and both hours', () => {
  const hours = { start: at('19T18:00'), end: at('19T21:30'), isAllDay: false };
  expect(sayWhen(hours, 'en-GB', 'UTC').replaceAll(/\s/g, ' ')).toMatch(
    /^Thursday,? 19 November.* 18:00\s?–\s?21:30$/,
  );
});

test('begins on the day that is shown, at its first moment', () => {
  const shown = {
    activeStart: new Date(2020, 1, 24),
    activeEnd: new Date(2020, 3, 5),
    currentStart: new Date(2020, 2, 1),
  };
  expect(rangeShown(shown)).toEqual(rangeAt(new Date(2020, 2, 1), true));
  expect(rangeShown(undefined).start.getHours()).toBe(0);
});
