import { expect, test } from 'vitest';
import { bookedTables } from './bookedTables.ts';

const calendar = {
  stays: [
    { party_max: 2, minutes: 60 },
    { party_max: 50, minutes: 90 },
  ],
  buffer_minutes: 15,
};
const booking = (id: number, time: string, status: 'confirmed' | 'waitlisted' = 'confirmed') => ({
  status,
  starts_at: `2026-11-21T${time}:00.000Z`,
  seated_at: null,
  stay_minutes: 90,
  buffer_minutes: 15,
  tables: [{ id, name: `A${id}` }],
});
const booked = (party: number, ...reservations: ReturnType<typeof booking>[]) => [
  ...bookedTables({ reservations, now: '2026-11-21T11:00:00.000Z' }, calendar, party),
];

test('bookedTables has tables whose booking starts before the party has left', () => {
  const bookings = [booking(1, '12:00'), booking(2, '12:15'), booking(3, '12:45')];
  expect(booked(2, ...bookings)).toEqual([1]);
  expect(booked(4, ...bookings)).toEqual([1, 2]);
});

test('bookedTables leaves out past bookings and those that hold no table', () => {
  expect(booked(4, booking(1, '09:15'), booking(2, '09:16'))).toEqual([2]);
  expect(booked(4, booking(1, '12:00', 'waitlisted'))).toEqual([]);
});
