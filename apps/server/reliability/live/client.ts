// A separate process with hundreds of listening screens, and one till that places orders.
import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  adminVersion,
  createClient,
  placeOrder,
  versionHeader,
  type LiveEvent,
} from '@servery/api';
import type { LivePlan, LiveReport } from './report.ts';

const plan = JSON.parse(process.argv[2]!) as LivePlan;
const { url, token, seconds, listeners, ordersPerSecond, menu_id, isCut } = plan;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const patienceMs = 30_000;
let isOver = false;

/** The events by order, with the times at which each listener received them. */
const arrivals = new Map<number, number[]>();
const answered = new Map<number, number>();
const found = { delivered: 0, missed: 0, repeated: 0, cuts: 0 };

/** A screen that follows its merchant's events and resumes where it was cut off. */
class Listener {
  last: number | null = null;
  #stream: ClientRequest | null = null;

  async open(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const resumed = this.last === null ? {} : { 'last-event-id': String(this.last) };
    const stream = request(`${url}/api/admin/events`, {
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        [versionHeader]: adminVersion,
        ...resumed,
      },
    });
    this.#stream = stream;
    stream.once('error', reject);
    stream.once('response', (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`The stream answered ${response.statusCode}.`));
        return;
      }
      let rest = '';
      response.setEncoding('utf8');
      response.on('error', () => undefined);
      response.on('data', (chunk: string) => {
        resolve();
        // Ignore data that arrives after the cut.
        if (this.#stream !== stream) return;
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data) this.#see(JSON.parse(data) as LiveEvent);
        }
      });
    });
    stream.end();
    await promise;
  }

  close(): void {
    const stream = this.#stream;
    this.#stream = null;
    stream?.destroy();
  }

  /** Cuts the connection at random moments until the end. */
  async suffer(): Promise<void> {
    while (!isOver) {
      await sleep(Math.random() * 4_000);
      if (isOver) return;
      this.close();
      found.cuts += 1;
      await sleep(Math.random() * 1_000);
      await this.open();
    }
  }

  #see({ sequence, subject, kind }: LiveEvent): void {
    const last = this.last ?? sequence - 1;
    if (sequence <= last) {
      found.repeated += 1;
      return;
    }
    found.missed += sequence - last - 1;
    found.delivered += 1;
    this.last = sequence;
    if (kind !== 'order.placed') return;
    const moments = arrivals.get(subject.id);
    if (moments) moments.push(performance.now());
    else arrivals.set(subject.id, [performance.now()]);
  }
}

const { call } = createClient({ baseURL: `${url}/api`, credentials: { token: () => token } });
const place = async () => {
  const body = { order_method: 'pickup' as const, lines: [{ menu_id, quantity: 1 }] };
  const { id } = await call(placeOrder, { body });
  answered.set(id, performance.now());
};

const screens = Array.from({ length: listeners }, () => new Listener());
for (let i = 0; i < screens.length; i += 25)
  await Promise.all(screens.slice(i, i + 25).map((screen) => screen.open()));
// All screens receive the first event, so that each has a position to resume from.
await place();
while (screens.some(({ last }) => last === null)) await sleep(20);

const suffering = isCut ? screens.slice(0, listeners / 3).map((screen) => screen.suffer()) : [];
const placing: Promise<void>[] = [];
const started = performance.now();
for (let n = 0; n < seconds * ordersPerSecond; n += 1) {
  await sleep(Math.max(0, started + (n * 1_000) / ordersPerSecond - performance.now()));
  placing.push(place());
}
await Promise.all(placing);
isOver = true;
await Promise.all(suffering);
const isThere = () => Math.max(...screens.map(({ last }) => last!));
const until = performance.now() + patienceMs;
const isDelivered = () =>
  [...answered.keys()].every((id) => arrivals.get(id)?.length === listeners);
while (performance.now() < until && !isDelivered()) await sleep(20);
// Events that haven't arrived by now count as missed.
for (const { last } of screens) found.missed += isThere() - last!;
for (const screen of screens) screen.close();
agent.destroy();

const late = [...arrivals]
  .flatMap(([id, moments]) => moments.map((at) => Math.max(0, at - answered.get(id)!)))
  .toSorted((a, b) => a - b);
const at = (share: number) => late[Math.min(late.length - 1, Math.floor(late.length * share))] ?? 0;
const report: LiveReport = {
  ...found,
  events: answered.size,
  p50: at(0.5),
  p99: at(0.99),
  most: at(1),
};
console.log(JSON.stringify(report));
