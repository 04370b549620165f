import { expect, test } from 'vitest';
import { openShop } from './support/openShop.ts';
import { now, place } from './support/orders.ts';

test('a killed server keeps every order that it acknowledged', async () => {
  await using shop = await openShop();
  // Once without haste, so that what is lost later is not the first start's.
  await shop.stop('SIGTERM');
  await shop.start();
  const waiter = await shop.as('waiter');
  const acknowledged: number[] = [];
  let refused = 0;

  const order = async () => {
    while (refused === 0) {
      await place(waiter, 'T1').then(
        ({ id }) => acknowledged.push(id),
        () => (refused += 1),
      );
      // In the middle of the others' writes.
      if (acknowledged.length === 40) await shop.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, order));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  await shop.start();
  const kept = await Promise.all(acknowledged.map((id) => now(waiter, { id })));
  expect(kept.map(({ id }) => id)).toEqual(acknowledged);
  expect(new Set(kept.map(({ number }) => number)).size).toBe(kept.length);
  expect((await place(waiter, 'T1')).status).toBe('new');
});
