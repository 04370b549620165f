import { expect, test } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const booking = {
  token: '101-abc',
  merchant_name: 'Seri Melati; Chow Kit, KL',
  number: 'R12',
  starts_at: '2026-11-27T11:30:00.000Z',
  ends_at: '2026-11-27T13:00:00.000Z',
  now: '2026-11-22T09:00:00.000Z',
} as Parameters<typeof calendarFile>[0];

test('a calendar file has UTC times, escaped text and CRLF line ends', () => {
  const file = calendarFile(booking, booking.merchant_name);
  expect(file).toContain('DTSTART:20261127T113000Z\r\n');
  expect(file).toContain('DTEND:20261127T130000Z\r\n');
  expect(file).toContain('SUMMARY:Seri Melati\\; Chow Kit\\, KL\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
