// A separate process that sends requests at a fixed rate, whether or not the server keeps up.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { adminVersion, versionHeader } from '@servery/api';
import { kinds, rates, type Kind, type LoadPlan, type LoadReport } from './traffic.ts';

const plan = JSON.parse(process.argv[2]!) as LoadPlan;
const { url, seconds, shops } = plan;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const endedAfterMs = 20_000;
const patienceMs = 30_000;

interface Shown {
  id: number;
  version: number;
}

/** The last known event sequence of each shop, and some of its orders. */
const seen = shops.map(() => ({ sequence: 0, orders: [] as number[] }));
const open: (Shown & { shop: number; at: number })[] = [];
const took = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<
  Kind,
  number[]
>;
const errors: Record<string, number> = {};
let waiting = 0;
let maxWaiting = 0;

async function send(i: number, method: string, path: string, body?: object): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const sent = request(`${url}/api${path}`, {
    method,
    agent,
    timeout: patienceMs,
    headers: {
      authorization: `Bearer ${shops[i]!.token}`,
      [versionHeader]: adminVersion,
      ...(body && {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }),
    },
  });
  sent.once('error', reject);
  sent.once('timeout', () => sent.destroy(new Error('no answer')));
  sent.once('response', (response) => {
    text(response).then((answer) => {
      if (response.statusCode === 200) resolve(JSON.parse(answer));
      else reject(new Error(`${response.statusCode} ${answer.slice(0, 80)}`));
    }, reject);
  });
  sent.end(body && JSON.stringify(body));
  return promise;
}

let turn = 0;
const next = () => (turn = (turn + 1) % shops.length);

const calls: Record<Kind, () => Promise<void> | null> = {
  'order placed': async () => {
    const shop = next();
    const { merchant_id, menu_id } = shops[shop]!;
    const body = { merchant_id, order_method: 'pickup', lines: [{ menu_id, quantity: 2 }] };
    const { id, version } = (await send(shop, 'POST', '/transfer_cart_into_order', body)) as Shown;
    open.push({ shop, id, version, at: performance.now() });
  },
  'order ended': () => {
    const oldest = open[0];
    if (!oldest || performance.now() - oldest.at < endedAfterMs) return null;
    open.shift();
    return end(oldest);
  },
  'what changed on the board': () => board(next(), true),
  'whole board': () => board(next(), false),
  'list of today': () => list(next(), ''),
  'one order': () => {
    const shop = next();
    const { orders } = seen[shop]!;
    const id = orders[Math.floor(Math.random() * orders.length)];
    return id === undefined ? null : send(shop, 'GET', `/admin/order_detail/${id}`).then(() => {});
  },
  'search of today': () => list(next(), '&search=p1'),
};

async function end({ shop, id, version }: (typeof open)[number]): Promise<void> {
  const body = { order_id: id, version, reason: 'The load has ended it' };
  await send(shop, 'POST', '/admin/void_order', body).catch((error: unknown) => {
    // The order may have changed by time alone, after 5 minutes.
    if (!String(error).includes('409')) throw error;
  });
}

async function board(i: number, isDelta: boolean): Promise<void> {
  const { merchant_id } = shops[i]!;
  const since = isDelta && seen[i]!.sequence > 0 ? `&since=${seen[i]!.sequence}` : '';
  const path = `/admin/display_order?merchant_id=${merchant_id}${since}`;
  const { sequence } = (await send(i, 'GET', path)) as { sequence: number };
  seen[i]!.sequence = Math.max(seen[i]!.sequence, sequence);
}

async function list(i: number, also: string): Promise<void> {
  const path = `/admin/order_listing?merchant_id=${shops[i]!.merchant_id}${also}`;
  const { aaData } = (await send(i, 'GET', path)) as { aaData: { id: number }[] };
  seen[i]!.orders = [...aaData.map(({ id }) => id), ...seen[i]!.orders].slice(0, 100);
}

/**
 * Returns the milliseconds until the next request of a kind, exponentially distributed: arrivals
 * are independent.
 */
const gap = (kind: Kind) => (-Math.log(1 - Math.random()) * 1_000) / rates[kind];

const started = performance.now();
// At its start the server reviews all orders that were left open while it was off.
const counted = started + 20_000;
const over = counted + seconds * 1_000;
const due = kinds.map((kind) => ({ kind, at: started + gap(kind) }));
const calling = new Set<Promise<void>>();

function fire(kind: Kind, at: number): void {
  const call = calls[kind]();
  if (!call) return;
  waiting += 1;
  maxWaiting = Math.max(maxWaiting, waiting);
  const done = call
    .then(
      // Measured from the time when the request was due: a stalling server must not slow down the
      // load.
      () => void (at >= counted && took[kind].push(performance.now() - at)),
      (error: unknown) => {
        const name = error instanceof Error ? error.message : String(error);
        errors[name] = (errors[name] ?? 0) + 1;
      },
    )
    .finally(() => {
      waiting -= 1;
      calling.delete(done);
    });
  calling.add(done);
}

await new Promise<void>((resolve) => {
  const timer = setInterval(() => {
    const now = performance.now();
    for (const one of due)
      while (one.at <= now && one.at < over) {
        fire(one.kind, one.at);
        one.at += gap(one.kind);
      }
    if (now < over) return;
    clearInterval(timer);
    resolve();
  }, 1);
});
await Promise.all(calling);
agent.destroy();

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const report: LoadReport = {
  took: Object.fromEntries(
    kinds.map((kind) => {
      const sorted = took[kind].toSorted((a, b) => a - b);
      const [p50, p95, p99] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99)];
      return [kind, { p50, p95, p99, n: sorted.length }];
    }),
  ) as LoadReport['took'],
  errors,
  maxWaiting,
};
console.log(JSON.stringify(report));
