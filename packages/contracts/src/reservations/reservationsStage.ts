import {
  changeReservation,
  createReservation,
  getReservationDay,
  listTimes,
  type Input,
  type Reservation,
} from '@servery/api';
import { toInstant } from '@servery/domain/time';
import type { Stage } from '../Stage.ts';

type Body = Partial<Input<typeof createReservation>['body']>;
type Step = Input<typeof changeReservation>['body'] extends infer B
  ? B extends { version: number }
    ? Omit<B, 'version'>
    : never
  : never;

/** Returns the fields with which a step refers to a booking. */
export const on = ({ version }: Pick<Reservation, 'version'>) => ({ version });

/** Returns the instant of a local time at the first outlet. */
export const at = (date: string, time: string): string =>
  toInstant(`${date} ${time}`, 'Asia/Kuala_Lumpur');

/** Returns common actions of the bookings contract. */
export function bookingsOf(stage: Stage) {
  const book = ({ starts_at, party, ...more }: Body & { starts_at: string; party: number }) =>
    stage.as('host', createReservation, {
      body: { name: 'Guest of the contract', starts_at, party, ...more },
    });
  const step = (reservation: Reservation, how: Step, username = 'host') =>
    stage.as(username, changeReservation, {
      params: { id: reservation.id },
      body: { ...how, ...on(reservation) },
    });
  const times = async (date: string, party: number) =>
    (await stage.as('host', listTimes, { query: { date, party } })).slots;
  /** Books the first free time of a day. */
  const free = async (date: string, party: number, more: Body = {}) => {
    const open = (await times(date, party)).filter(({ left }) => left > 0);
    return book({ ...more, starts_at: open[0]!.starts_at, party });
  };
  const tables = async () =>
    (await stage.as('host', getReservationDay, { query: {} })).tables.filter(
      ({ state }) => state !== 'out_of_service',
    );
  return { book, at, free, step, times, tables };
}
