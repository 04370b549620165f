import type { Client } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let waiter: Client;
let pages: [Device, Device];
let tills: [Till, Till];

beforeAll(async () => {
  waiter = await shop.as('waiter');
  pages = [await devices.open(), await devices.open()];
  tills = [new Till(pages[0].page), new Till(pages[1].page)];
  await Promise.all([tills[0].signIn('cashier'), tills[1].signIn('supervisor')]);
});

/** Opens an order's note on one device and types into it. */
async function write(till: Till, order: { number: string }, note: string) {
  await till.pick(order, /^Edit note and covers/, await till.open(order));
  const dialog = till.dialog(`Note and covers for order ${order.number}`);
  await dialog.getByLabel('Note', { exact: true }).fill(note);
  return dialog;
}

test('a conflicting change from another device asks for a decision and keeps the entered text', async () => {
  const order = await moved(await shop.as('supervisor'), await place(waiter, 'A1'), 'accepted');
  const [mine, theirs] = tills;
  const dialog = await write(mine, order, 'No onions');
  const other = await write(theirs, order, 'By the window');
  await other.getByLabel('Covers').fill('4');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitFor({ state: 'hidden' });

  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/^Suresh Pillai changed order/).waitFor();
  await dialog.getByRole('cell', { name: 'By the window' }).waitFor();
  await dialog.getByText(/You were about to: “No onions”/).waitFor();
  await dialog.getByRole('button', { name: 'Apply to the latest version' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await now(waiter, order)).note).toBe('No onions');
  // The other device wasn't used again: its panel updates automatically.
  await theirs.panel(order).getByText('No onions').first().waitFor();
});

test('a step on one device moves the ticket on another', async () => {
  const order = await place(waiter, 'A2');
  const [mine, theirs] = tills;
  for (const { page } of tills) await page.goto('/');
  const waits = theirs.lane('New').getByRole('article').and(theirs.ticket(order));
  await waits.waitFor();
  await mine.ticket(order).getByRole('button', { name: 'Accept' }).click();
  await theirs.lane('Action needed').getByRole('article').and(theirs.ticket(order)).waitFor();
  await waits.waitFor({ state: 'detached' });
  expect(pages.flatMap(({ errors }) => errors)).toEqual([]);
});
