import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { devices } = await openShopAndBrowser();
let device: Device;
let page: Page;

beforeEach(async () => {
  device = await devices.open();
  page = device.page;
  await new Till(page).signIn('merchant');
});

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Presses a button of the top bar by keyboard. */
async function pressInBar(name: string) {
  await page.getByRole('banner').getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('the search finds pages and people, and Escape closes it and restores focus', async () => {
  await pressInBar('Search');
  const field = page.getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type('histor');
  await page.getByRole('option', { name: 'Order history' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field.count()).toBe(0);
  await expect.poll(focused).toBe('Search');

  await page.keyboard.press('Enter');
  await field.waitFor();
  await page.keyboard.type('siti');
  await page.getByRole('option', { name: /Siti Hajar/ }).waitFor();
  await field.fill('');
  await page.keyboard.type('nothing like it');
  await page
    .getByText(/nothing like it/)
    .first()
    .waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  await field.fill('');
  await page.keyboard.type('devices');
  await page.getByRole('option', { name: /Devices/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/account/devices');
  expect(device.errors).toEqual([]);
});

test('the search shows at most 4 results per group', async () => {
  await pressInBar('Search');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('a');
  const groups = page.getByRole('listbox').getByRole('group');
  await groups.first().waitFor();
  for (const group of await groups.all())
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(4);
});

test('a page is added to the bookmarks and removed again', async () => {
  const bar = page.getByRole('navigation', { name: 'Bookmarks' });
  const link = bar.getByRole('link', { name: 'Order history' });
  /** Toggles the bookmark of the order history by keyboard. */
  const turn = async () => {
    await bar.getByRole('button').last().focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('searchbox').last();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('order hist');
    await page
      .getByRole('group')
      .getByRole('button', { name: /Order history/ })
      .press('Enter');
    await page.keyboard.press('Escape');
  };
  await turn();
  await link.waitFor();
  await page.reload();
  await link.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
  await turn();
  await expect.poll(() => link.count()).toBe(0);
});

test('the palette opens pages and runs commands', async () => {
  const palette = page.getByRole('dialog', { name: 'Commands' });
  // The palette's code loads a moment after the screen, so press until it opens.
  await expect
    .poll(
      async () => {
        if ((await palette.count()) === 0) await page.keyboard.press('Control+k');
        return palette.isVisible();
      },
      { interval: 300 },
    )
    .toBe(true);
  await page.keyboard.type('password');
  await page
    .getByRole('option', { name: /Password/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/password/);

  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.type('switch to dark');
  await page.getByRole('option', { name: 'Switch to dark mode' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('data-skin')).toBe('dark');
  await expect.poll(() => palette.count()).toBe(0);
});
