import { newJob, orderPrints } from '@servery/domain/printing';
import { contractNow, contractSample } from '@servery/domain/contracts';
import { createWorld } from '@servery/domain/sample';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulatePrinters } from './simulatePrinters.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: contractNow });
});
afterEach(() => {
  vi.useRealTimers();
});

const queued = (name: string) => {
  const world = createWorld({ now: () => new Date(), ...contractSample });
  const order = world
    .ordersOf([101])
    .find(({ status, order_method }) => status === 'preparing' && order_method === 'dine_in')!;
  const printer = world.prints.printersOf(101).find((one) => one.name === name)!;
  const paper = world.prints.paper(world.merchant(101));
  const wish = { type: 'kitchen', again: true } as const;
  const [ticket] = orderPrints(order, wish, [], paper, world.now());
  const job = newJob(ticket!, printer, { by: 'test', now: world.now(), id: world.nextId() });
  world.prints.keep(job);
  return { world, job, order };
};

test('printers of a demo print what waits, and rest when told to', () => {
  const { world, job } = queued('Kitchen');
  const stop = simulatePrinters(world, { seconds: 2 });
  vi.advanceTimersByTime(2_000);
  expect(world.prints.job(job.id).state).toBe('printed');
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the one without paper calls somebody for the order', () => {
  const { world, job, order } = queued('Bar');
  const stop = simulatePrinters(world, { seconds: 2 });
  vi.advanceTimersByTime(120_000);
  stop();
  expect(world.prints.job(job.id)).toMatchObject({ state: 'dead', failure: 'paper_out' });
  expect(world.order(order.id).reasons).toContainEqual(
    expect.objectContaining({ code: 'print_failed', resolved_at: null }),
  );
});
