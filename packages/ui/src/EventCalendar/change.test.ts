import { expect, test } from 'vitest';
import { changeOf, rangeAt, rangeShown, formatPeriod } from './change.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);

test('changeOf gives an event without an end one hour or one day', () => {
  const event = { id: '1', start: at('19T18:00'), end: null };
  expect(changeOf({ ...event, allDay: false }).end).toEqual(at('19T19:00'));
  expect(changeOf({ ...event, allDay: true }).end).toEqual(at('20T18:00'));
});

test('sayWhen formats all-day events with an inclusive last day', () => {
  const days = { start: at('19T00:00'), end: at('21T00:00'), isAllDay: true };
  expect(formatPeriod(days, 'en-GB', 'UTC').replaceAll(/\s/g, ' ')).toMatch(
    /^Thursday,? 19.* – Friday,? 20 November$/,
  );
});

test('sayWhen formats the day once and both times', () => {
  const hours = { start: at('19T18:00'), end: at('19T21:30'), isAllDay: false };
  expect(formatPeriod(hours, 'en-GB', 'UTC').replaceAll(/\s/g, ' ')).toMatch(
    /^Thursday,? 19 November.* 18:00\s?–\s?21:30$/,
  );
});

test('rangeShown starts at midnight of a visible day', () => {
  const shown = {
    activeStart: new Date(2020, 1, 24),
    activeEnd: new Date(2020, 3, 5),
    currentStart: new Date(2020, 2, 1),
  };
  expect(rangeShown(shown)).toEqual(rangeAt(new Date(2020, 2, 1), true));
  expect(rangeShown(undefined).start.getHours()).toBe(0);
});
