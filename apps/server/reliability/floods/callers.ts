import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sendCall, type Call, type Reply } from './sendCall.ts';

/** Callers that repeat their calls until a message arrives. */
export interface Callers {
  /** The call of each caller; with fewer calls than callers, they share them. */
  calls: readonly Call[];
  many: number;
  everyMs: number;
  /** Whether a refused caller waits as long as it was told to. */
  isPatient?: boolean;
}

const { calls, many, everyMs, isPatient = false } = workerData as Callers;
const port = parentPort!;
const statuses = new Map<number, number>();
let isOver = false;

/** Returns a call with the version that a response has of the cart line that the call changes. */
function nextCall(call: Call, { text }: Reply): Call {
  const [, id] = /guest_cart\/(\d+)$/.exec(call.url) ?? [];
  const [, version] = (id && new RegExp(`"id":${id},"version":(\\d+)`).exec(text)) || [];
  if (!version) return call;
  return { ...call, body: call.body!.replace(/"version":\d+/, `"version":${version}`) };
}

const failed: Reply = { status: 0, retryAfter: 0, text: '' };

const repeat = async (nth: number) => {
  // Screens that were switched on one after the other don't send at the same moment.
  await pause((everyMs * nth) / many);
  let call = calls[nth % calls.length]!;
  while (!isOver) {
    const reply = await sendCall(call).catch(() => failed);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    call = nextCall(call, reply);
    const waitMs = isPatient ? reply.retryAfter * 1_000 : 0;
    // In short steps, so that the end of the flood isn't missed.
    for (let waited = 0; waited < waitMs && !isOver; waited += 100) await pause(100);
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
