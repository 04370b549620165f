import { asPlatform } from '../db/confine.ts';
import type { Host } from '../host.ts';
import { factsOf } from '../log.ts';
import { announceOrders } from './announceOrders.ts';

const coalesceMs = 200;

/** What tells of new orders at work. */
export interface Pushes {
  /** Ends it; what is on its way to a push service is given up. */
  close(): Promise<void>;
}

/**
 * Tells everybody who asked for it of new orders, soon after these were committed and beside all
 * other work: whoever places an order waits for nobody's phone.
 */
export function startPushes(host: Host): Pushes {
  const ending = new AbortController();
  const due = new Set<number>();
  // What came in while no node was there.
  let isAnyDue = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const onTheirWay = new Set<Promise<unknown>>();
  const report = (error: unknown) => host.log('error', 'pushes failed', factsOf(error));

  const run = async () => {
    timer = undefined;
    const merchant_ids = isAnyDue ? null : [...due];
    isAnyDue = false;
    due.clear();
    try {
      const { sending } = await asPlatform(() => announceOrders(host, merchant_ids, ending.signal));
      const kept = sending.catch(report).finally(() => onTheirWay.delete(kept));
      onTheirWay.add(kept);
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
      await Promise.all(onTheirWay);
    },
  };
}
