import { expect, test } from 'vitest';
import { timeOf, timeSegments } from './clock.ts';

test('timeSegments and timeOf parse and format a time', () => {
  expect(timeSegments('18:05')).toEqual({ hour: 18, minute: 5 });
  expect(timeOf({ hour: 0, minute: 5 })).toBe('00:05');
});

test.each(['24:00', '9:00', '12:60', '', null])('timeSegments returns nothing for %j', (text) =>
  expect(timeSegments(text)).toEqual({}),
);

test('timeOf returns null while a number is missing', () => expect(timeOf({ hour: 9 })).toBeNull());
