import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { moved, place } from './support/orders.ts';
import { shopNow } from './support/shopNow.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;
beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
});
afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

test('the API’s own pages load within the security policy', async () => {
  const { page, errors } = await devices.open();
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /^Servery API/ }).waitFor();
  await page.getByText('/api/admin/void_order').first().click();
  await page.goto('/api/openapi.json');
  expect(errors).toEqual([]);
});

test('the security policy stops a page from turning text into markup or script', async () => {
  const browser = await openBrowser(shop.url);
  const { page, errors } = await browser.open();
  await page.goto('/');
  await page.locator('form').waitFor();
  const refused = await page.evaluate(() => {
    const tries = [
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => new Worker('/mockServiceWorker.js'),
      () =>
        (
          globalThis as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): void };
          }
        ).trustedTypes.createPolicy('mine', { createHTML: (text: string) => text }),
    ];
    return tries.filter((run) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    }).length;
  });
  expect(refused).toBe(4);
  await expect.poll(() => errors.join('\n')).toContain('security policy: trusted-types');
  expect(errors.join('\n')).toContain('security policy: require-trusted-types-for');
  await expect(browser[Symbol.asyncDispose]()).rejects.toThrow('security policy:');
});

test('a device works with a clock that is 15 minutes slow', async () => {
  const { page, errors } = await devices.open();
  await page.clock.install({ time: shopNow().getTime() - 15 * 60_000 });
  const till = new Till(page);
  await till.signIn('merchant');
  const waiter = await shop.as('waiter');
  const order = await moved(await shop.as('supervisor'), await place(waiter, 'A1'), 'accepted');
  await till.goHome();
  await till.ticket(order).getByRole('button', { name: 'Start', exact: true }).click();
  await till.ticket(order).getByText('Preparing', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});
