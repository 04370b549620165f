import { randomUUID } from 'node:crypto';
import { holdDuty } from './duty.ts';
import type { Host } from './host.ts';
import { factsOf } from './log.ts';
import { reviewOpenOrders } from './orders/review.ts';
import { sweep } from './sweep.ts';

const tickMs = 10_000;
const sweepMs = 60 * 60_000;

/** Does what time alone asks for, on one node at a time; answers how to stop, once what runs has ended. */
export function startTicker(host: Host): () => Promise<void> {
  const holder = randomUUID();
  let running: Promise<void> | undefined;
  let swept = 0;

  const tick = async () => {
    const now = host.now();
    const duty = { name: 'clock', holder, ms: 3 * tickMs };
    if (!(await holdDuty(host.database, duty, now))) return;
    await reviewOpenOrders(host);
    if (now.getTime() - swept < sweepMs) return;
    await sweep(host);
    swept = now.getTime();
  };
  const timer = setInterval(() => {
    running ??= tick()
      .catch((error: unknown) => host.log('error', 'tick failed', factsOf(error)))
      .finally(() => {
        running = undefined;
      });
  }, tickMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
