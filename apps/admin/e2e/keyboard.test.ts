import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { password } from './support/openShop.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

/** Returns the label or text of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
  });

/**
 * Presses Tab until a matching element has focus, optionally within a part of the page. Focus must
 * never be lost.
 */
async function tabTo(page: Page, wanted: RegExp, within?: Locator): Promise<void> {
  const focusedWithin = within?.locator(':focus');
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (wanted.test(name) && (await focusedWithin?.count()) !== 0) return;
  }
  throw new Error(`Sixty Tabs did not reach ${wanted}.`);
}

const expectFocus = (page: Page, wanted: RegExp) =>
  expect.poll(() => focused(page)).toMatch(wanted);

test('a payment is taken by keyboard alone without losing focus', async () => {
  const supervisor = await shop.as('supervisor');
  const order = await moved(
    supervisor,
    await place(supervisor, 'A1'),
    'accepted',
    'preparing',
    'ready',
    'served',
  );
  const { page, errors } = await devices.open();
  const till = new Till(page);
  const { keyboard } = page;

  await page.goto('/');
  await page.getByLabel('Username').waitFor();
  await keyboard.type('cashier');
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await till.lane('New').waitFor();

  await keyboard.press('Tab');
  await expectFocus(page, /^Skip to main content$/);
  await keyboard.press('Enter');
  await tabTo(page, /^Order [A-Z]\d+,/);
  // Arrow keys move between lanes and tickets. Early in a business day few orders are completed.
  const places = new Set<string>();
  for (const arrow of ['Down', 'Down', 'Right', 'Down', 'Down', 'Left']) {
    const before = await focused(page);
    await keyboard.press(`Arrow${arrow}`);
    await expect.poll(() => focused(page)).not.toBe(before);
    await expectFocus(page, /^(Order )?[A-Z]\d+/);
    places.add(await focused(page));
  }
  expect(places.size).toBeGreaterThanOrEqual(5);
  await keyboard.press('/');
  await keyboard.type(order.number);
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await tabTo(page, new RegExp(`^Order ${order.number},`));

  await keyboard.press('Enter');
  await till.panel(order).getByRole('button', { name: 'Take payment' }).waitFor();
  await tabTo(page, /^Take payment$/);
  await keyboard.press('Enter');
  const pay = till.dialog(`Payment for order ${order.number}`);
  await pay.getByRole('button', { name: 'Card terminal' }).waitFor();
  await tabTo(page, /^Card terminal$/);
  await keyboard.press('Enter');
  await pay.waitFor({ state: 'detached' });
  expect((await now(supervisor, order)).payment_status).toBe('paid');

  expect(await focused(page)).not.toBe('');
  // A toast about the payment has a button of this name too.
  await tabTo(page, /^Close$/, till.panel(order));
  await keyboard.press('Escape');
  await till.panel(order).waitFor({ state: 'detached' });
  await expectFocus(page, new RegExp(`^(Order )?${order.number}`));
  expect(errors).toEqual([]);
});
