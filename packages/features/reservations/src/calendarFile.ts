import type { Booking } from '@servery/api';

const stamp = (instant: string) => `${instant.replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Escapes text for calendar files (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Returns a booking as an iCalendar file with the given event title. */
export function calendarFile(
  { token, merchant_name, number, starts_at, ends_at, now }: Booking,
  title: string,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Servery//Bookings//EN',
    'BEGIN:VEVENT',
    `UID:${token}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(ends_at)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(merchant_name)}`,
    `DESCRIPTION:${escaped(number)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
