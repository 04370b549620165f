import { expect, test } from 'vitest';
import { openShop } from './support/openShop.ts';
import { now, place } from './support/orders.ts';

test('a killed server keeps every order that it acknowledged', async () => {
  await using shop = await openShop();
  // Restart cleanly first, so that any loss below isn't due to the first start.
  await shop.stop('SIGTERM');
  await shop.start();
  const waiter = await shop.as('waiter');
  const acknowledged: number[] = [];
  let refused = 0;

  const order = async () => {
    while (refused === 0) {
      await place(waiter, 'A1').then(
        ({ id }) => acknowledged.push(id),
        () => (refused += 1),
      );
      // Kill the server while the other loops are writing.
      if (acknowledged.length === 40) await shop.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: 8 }, order));
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  await shop.start();
  const persisted = await Promise.all(acknowledged.map((id) => now(waiter, { id })));
  expect(persisted.map(({ id }) => id)).toEqual(acknowledged);
  expect(new Set(persisted.map(({ number }) => number)).size).toBe(persisted.length);
  expect((await place(waiter, 'A1')).status).toBe('new');
});
