import {
  changeReservation,
  createReservation,
  getReservationDay,
  listTimes,
  type Input,
  type Reservation,
} from '@servery/api';
import { toInstant } from '../time/index.ts';
import type { Stage } from './Stage.ts';

type Wish = Partial<Input<typeof createReservation>['body']>;
type Step = Input<typeof changeReservation>['body'] extends infer B
  ? B extends { version: number }
    ? Omit<B, 'version'>
    : never
  : never;

/** What a step of a booking starts from. */
export const on = ({ version }: Pick<Reservation, 'version'>) => ({ version });

/** The instant of a time of day at the first outlet. */
export const at = (date: string, time: string): string =>
  toInstant(`${date} ${time}`, 'Asia/Kuala_Lumpur');

/** What the contract of bookings does all the time. */
export function bookingsOf(stage: Stage) {
  const book = ({ starts_at, party, ...more }: Wish & { starts_at: string; party: number }) =>
    stage.as('host', createReservation, {
      body: { name: 'Guest of the contract', starts_at, party, ...more },
    });
  const step = (one: Reservation, how: Step, username = 'host') =>
    stage.as(username, changeReservation, {
      params: { id: one.id },
      body: { ...how, ...on(one) },
    });
  const times = async (date: string, party: number) =>
    (await stage.as('host', listTimes, { query: { date, party } })).slots;
  /** Books at the first time of a day that is free. */
  const free = async (date: string, party: number, more: Wish = {}) => {
    const open = (await times(date, party)).filter(({ left }) => left > 0);
    return book({ ...more, starts_at: open[0]!.starts_at, party });
  };
  const tables = async () =>
    (await stage.as('host', getReservationDay, { query: {} })).tables.filter(
      ({ state }) => state !== 'out_of_service',
    );
  return { book, at, free, step, times, tables };
}
