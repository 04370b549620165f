import { randomUUID } from 'node:crypto';
import { asPlatform } from '../storage/db/confine.ts';
import { holdDuty } from './holdDuty.ts';
import type { Host } from '../http/host.ts';
import { runHousekeeping } from './housekeeping.ts';
import { factsOf } from '../log.ts';
import { finishClosings } from '../areas/merchants/finishClosings.ts';
import { reviewOpenOrders } from '../areas/orders/review.ts';
import { passReservations } from '../areas/reservations/passTime.ts';
import { sweep } from './sweep.ts';

const tickMs = 10_000;
const sweepMs = 60 * 60_000;
const dayMs = 24 * sweepMs;

/**
 * Starts the periodic tasks, on one node at a time. Returns a function that stops them and resolves
 * once the current run has ended. `daily` runs the tasks of a new business day, and returns whether
 * one has begun.
 */
export function startTicker(
  host: Host,
  daily: () => Promise<boolean> = async () => false,
  everyMs = tickMs,
): () => Promise<void> {
  const holder = randomUUID();
  let running: Promise<void> | undefined;
  let swept = 0;
  let tidied = host.now().getTime();

  const tick = async () => {
    const now = host.now();
    const duty = { name: 'clock', holder, ms: 3 * everyMs };
    if (!(await holdDuty(host.database, duty, now))) return;
    await reviewOpenOrders(host);
    await passReservations(host);
    const isNewDay = (await daily()) || now.getTime() - tidied >= dayMs;
    const isNewHour = now.getTime() - swept >= sweepMs;
    if (isNewHour) {
      await sweep(host);
      await finishClosings(host);
    }
    await runHousekeeping(host.database, { isNewHour, isNewDay });
    if (isNewHour) swept = now.getTime();
    if (isNewDay) tidied = now.getTime();
  };
  const timer = setInterval(() => {
    running ??= asPlatform(tick)
      .catch((error: unknown) => host.log('error', 'tick failed', factsOf(error)))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
