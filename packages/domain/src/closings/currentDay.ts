import { addDays, businessDate, type Trading } from '../time/index.ts';

/**
 * Returns the trading day that writes at an instant belong to: the one of the clock, or the day
 * after the last closing if that is later.
 */
export function currentDay(now: Date, trading: Trading, closed_on: string | null): string {
  const day = businessDate(now, trading);
  return closed_on !== null && closed_on >= day ? addDays(closed_on, 1) : day;
}
