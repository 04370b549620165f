import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { reservationsBooking } from './reservationsBooking.ts';
import { reservationsCalendar } from './reservationsCalendar.ts';
import { reservationsAccessCases } from './reservationsAccessCases.ts';
import { reservationsEditing } from './reservationsEditing.ts';
import { reservationsGuests } from './reservationsGuests.ts';
import { reservationsSteps } from './reservationsSteps.ts';
import { reservationsTimes } from './reservationsTimes.ts';
import { Stage } from '../Stage.ts';

/** The endpoints covered by the bookings contract, as `GET /path`. */
export const reservationsEndpoints: ReadonlySet<string> = new Set(
  [
    calls.cancelBooking,
    calls.changeReservation,
    calls.createExperience,
    calls.createReservation,
    calls.deleteExperience,
    calls.editExperience,
    calls.editReservation,
    calls.editReservationCalendar,
    calls.getBooking,
    calls.getBookingPage,
    calls.getReservation,
    calls.getReservationCalendar,
    calls.getReservationDay,
    calls.listBookingTimes,
    calls.listExperiences,
    calls.listReservations,
    calls.listTimes,
    calls.moveReservation,
    calls.requestReservation,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of bookings must pass. The last one checks that every endpoint
 * was called.
 */
export function reservationsContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [
    reservationsCalendar,
    reservationsBooking,
    reservationsEditing,
    reservationsGuests,
    reservationsSteps,
    reservationsTimes,
  ])
    part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...reservationsEndpoints].toSorted());
  });

  reservationsAccessCases(stage, reservationsEndpoints);
}
