import { randomUUID } from 'node:crypto';
import { asPlatform } from '../../storage/db/confine.ts';
import { holdDuty } from '../holdDuty.ts';
import type { Host } from '../../http/host.ts';
import { factsOf } from '../../log.ts';
import {
  cancelExpiredJobs,
  dueJobs,
  endSilentAttempts,
  isAnythingWaiting,
  sendJob,
} from './sendJobs.ts';

const coalesceMs = 25;
const busyMs = 500;
const idleMs = 5_000;
const dutyMs = 20_000;

/** The running print service. */
export interface Printing {
  /** Stops it; jobs that are being sent are aborted and recorded as failed. */
  close(): Promise<void>;
}

/** Starts to send pending jobs to network printers in the background, on one node at a time. */
export function startPrinting(host: Host): Printing {
  const holder = randomUUID();
  const ending = new AbortController();
  const sending = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isPoked = false;
  const report = (error: unknown) => host.log('error', 'printing failed', factsOf(error));

  const round = async (): Promise<number> => {
    const duty = { name: 'printing', holder, ms: dutyMs };
    if (!(await holdDuty(host.database, duty, host.now()))) return idleMs;
    await endSilentAttempts(host);
    await cancelExpiredJobs(host);
    for (const job of await dueJobs(host)) {
      const queue = `${job.merchant_id} ${job.printer_id}`;
      if (sending.has(queue) || ending.signal.aborted) continue;
      const sent = asPlatform(() => sendJob(host, job, ending.signal))
        .catch(report)
        .finally(() => {
          sending.delete(queue);
          poke();
        });
      sending.set(queue, sent);
    }
    return (await isAnythingWaiting(host)) ? busyMs : idleMs;
  };
  const run = async () => {
    isPoked = false;
    const wait = await asPlatform(round).catch((error: unknown) => {
      report(error);
      return idleMs;
    });
    running = undefined;
    plan(isPoked ? coalesceMs : wait);
  };
  const plan = (milliseconds: number) => {
    if (ending.signal.aborted || running) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  };
  const poke = () => {
    if (isPoked) return;
    isPoked = true;
    plan(coalesceMs);
  };
  const stop = host.database.listen(poke);
  poke();
  return {
    close: async () => {
      stop();
      ending.abort();
      clearTimeout(timer);
      await running;
      await Promise.all(sending.values());
    },
  };
}
