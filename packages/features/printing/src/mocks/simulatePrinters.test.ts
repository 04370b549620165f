import { newJob, orderPrints } from '@servery/domain/printing';
import { createWorld } from '@servery/sample';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulatePrinters } from './simulatePrinters.ts';

/** A Friday, 13:30 in Kuala Lumpur. */
const start = new Date('2026-11-20T05:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const queued = (name: string) => {
  const world = createWorld({ now: () => new Date(), days: 2, perDay: 8 });
  const order = world
    .ordersOf([101])
    .find(({ status, order_method }) => status === 'preparing' && order_method === 'dine_in')!;
  const printer = world.prints.printersOf(101).find((one) => one.name === name)!;
  const paper = world.prints.paper(world.merchant(101));
  const input = { type: 'kitchen', again: true } as const;
  const [ticket] = orderPrints(order, input, [], paper, world.now());
  const job = newJob(ticket!, printer, { by: 'test', now: world.now(), id: world.nextId() });
  world.prints.save(job);
  return { world, job, order };
};

test('simulated printers print waiting jobs until they are stopped', async () => {
  const { world, job } = queued('Kitchen');
  const stop = simulatePrinters(world, { seconds: 2 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.prints.job(job.id).state).toBe('printed');
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a simulated printer without paper opens the `print_failed` reason on the order', async () => {
  const { world, job, order } = queued('Bar');
  const stop = simulatePrinters(world, { seconds: 2 });
  await vi.advanceTimersByTimeAsync(120_000);
  stop();
  expect(world.prints.job(job.id)).toMatchObject({ state: 'dead', failure: 'paper_out' });
  expect(world.order(order.id).reasons).toContainEqual(
    expect.objectContaining({ code: 'print_failed', resolved_at: null }),
  );
});
