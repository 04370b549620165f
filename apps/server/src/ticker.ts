import { randomUUID } from 'node:crypto';
import { asPlatform } from './db/confine.ts';
import { holdDuty } from './duty.ts';
import type { Host } from './host.ts';
import { keepHouse } from './housekeeping.ts';
import { factsOf } from './log.ts';
import { reviewOpenOrders } from './orders/review.ts';
import { passReservations } from './reservations/passTime.ts';
import { sweep } from './sweep.ts';

const tickMs = 10_000;
const sweepMs = 60 * 60_000;
const dayMs = 24 * sweepMs;

/**
 * Does what time alone asks for, on one node at a time; answers how to stop, once what runs has
 * ended. `daily` does what a business day begins with, and answers whether one has begun.
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
    if (isNewHour) await sweep(host);
    await keepHouse(host.database, { isNewHour, isNewDay });
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
