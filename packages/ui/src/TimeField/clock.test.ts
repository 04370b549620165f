import { expect, test } from 'vitest';
import { timeOf, timeSegments } from './clock.ts';

test('reads and writes a time', () => {
  expect(timeSegments('18:05')).toEqual({ hour: 18, minute: 5 });
  expect(timeOf({ hour: 0, minute: 5 })).toBe('00:05');
});

test.each(['24:00', '9:00', '12:60', '', null])('reads nothing from %j', (text) =>
  expect(timeSegments(text)).toEqual({}),
);

test('is no time while a number is missing', () => expect(timeOf({ hour: 9 })).toBeNull());
