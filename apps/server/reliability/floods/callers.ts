import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sendCall, type Call } from './sendCall.ts';

/** Callers that repeat one call until a message arrives. */
export interface Callers {
  call: Call;
  many: number;
  everyMs: number;
}

const { call, many, everyMs } = workerData as Callers;
const port = parentPort!;
const statuses = new Map<number, number>();
let isOver = false;

const repeat = async (nth: number) => {
  // Screens that were switched on one after the other don't send at the same moment.
  await pause((everyMs * nth) / many);
  while (!isOver) {
    const status = await sendCall(call).catch(() => 0);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(everyMs);
  }
};

port.once('message', () => {
  isOver = true;
});
const all = Array.from({ length: many }, (_, nth) => repeat(nth));
await pause(everyMs);
port.postMessage('calling');
await Promise.all(all);
port.postMessage(statuses);
