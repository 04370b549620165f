import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openRelay, type Relay } from './support/openRelay.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { place } from './support/orders.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let relay: Relay;
let devices: Devices;

beforeAll(async () => {
  shop = await openShop();
  relay = await openRelay(shop.url);
  devices = await openBrowser(relay.url);
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await relay?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

/** Returns the open live connections with the page of each. */
function streamsOf(pages: Page[]): Map<Request, Page> {
  const streams = new Map<Request, Page>();
  for (const page of pages) {
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/events')) streams.set(request, page);
    });
    page.on('requestfailed', (request) => streams.delete(request));
    page.on('requestfinished', (request) => streams.delete(request));
    page.on('close', () => {
      for (const [request, owner] of streams) if (owner === page) streams.delete(request);
    });
  }
  return streams;
}

test('ten tabs over HTTP/1.1 share one live connection, and miss no order without it', async () => {
  const { page } = await devices.open({ serviceWorkers: 'allow' });
  await new Till(page).signIn('cashier');
  const waiter = await shop.as('waiter');
  const context = page.context();
  const pages = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  await page.close();
  const streams = streamsOf(pages);
  const tills = pages.map((tab) => new Till(tab));
  for (const till of tills) await till.goHome();
  await expect.poll(() => streams.size).toBe(1);

  const first = await place(waiter, 'A1');
  await Promise.all(tills.map((till) => till.opener(first).first().waitFor()));
  expect(streams.size).toBe(1);

  const [leading] = streams.values();
  await leading!.close();
  const second = await place(waiter, 'A2');
  const left = tills.filter((till) => till.page !== leading);
  await Promise.all(left.map((till) => till.opener(second).first().waitFor()));
  await expect.poll(() => streams.size).toBe(1);

  relay.cut();
  await expect.poll(() => streams.size).toBe(0);
  const missed = [];
  for (let i = 0; i < 20; i += 1) missed.push(await place(waiter, 'A1'));
  relay.mend();
  for (const till of left)
    for (const order of missed) await expect.poll(() => till.opener(order).count()).toBe(1);
  await expect.poll(() => streams.size).toBe(1);
});
