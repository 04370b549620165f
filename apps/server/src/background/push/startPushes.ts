import { asPlatform } from '../../storage/db/confine.ts';
import type { Host } from '../../http/host.ts';
import { factsOf } from '../../log.ts';
import { announceOrders } from './announceOrders.ts';

const coalesceMs = 200;

/** The running push service. */
export interface Pushes {
  /** Stops it; messages that are being sent are aborted. */
  close(): Promise<void>;
}

/**
 * Starts to send push messages about new orders to all subscribers, soon after the commit and in
 * the background: placing an order doesn't wait for any push service.
 */
export function startPushes(host: Host): Pushes {
  const ending = new AbortController();
  const due = new Set<number>();
  // Start with all merchants, for events that happened while no node was running.
  let isAnyDue = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const inFlight = new Set<Promise<unknown>>();
  const report = (error: unknown) => host.log('error', 'pushes failed', factsOf(error));

  const run = async () => {
    timer = undefined;
    const merchant_ids = isAnyDue ? null : [...due];
    isAnyDue = false;
    due.clear();
    try {
      const { sending } = await asPlatform(() => announceOrders(host, merchant_ids, ending.signal));
      const pending = sending.catch(report).finally(() => inFlight.delete(pending));
      inFlight.add(pending);
    } catch (error) {
      report(error);
    }
    running = undefined;
    plan();
  };
  const plan = () => {
    if (ending.signal.aborted || running || timer || (!isAnyDue && due.size === 0)) return;
    timer = setTimeout(() => {
      running = run();
    }, coalesceMs);
    timer.unref();
  };
  const stop = host.database.listen((merchant_ids) => {
    if (merchant_ids === null) isAnyDue = true;
    else for (const id of merchant_ids) due.add(id);
    plan();
  });
  plan();
  return {
    close: async () => {
      stop();
      clearTimeout(timer);
      ending.abort();
      await running;
      await Promise.all(inFlight);
    },
  };
}
