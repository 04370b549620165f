import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openBrowser, type Device, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;
let device: Device;
let page: Page;

// One device for all tests: changes in the blog stay in this browser.
beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
  device = await devices.open();
  page = device.page;
  await new Till(page).signIn('merchant');
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

const posts = () => page.getByRole('list', { name: 'Posts', exact: true }).getByRole('listitem');

test('the search and the pages of the blog are in the URL', async () => {
  await page.goto('/pages/blog/list');
  await page.getByText('14 posts').waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL('**/list?page=2');
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('noodles');
  await page.waitForURL('**/list?q=noodles');
  await expect.poll(() => posts().count()).toBe(1);
  await page.reload();
  await posts().getByRole('link', { name: 'Noodles in nine minutes', exact: true }).click();
  await page.waitForURL('**/pages/blog/detail/5');
  await page.getByRole('heading', { level: 1, name: 'Noodles in nine minutes' }).waitFor();
  expect(await page.locator('article :is(script, style, iframe, [onclick])').count()).toBe(0);
});

test('a comment and its author are there after a reload, if the author wants it', async () => {
  await page.goto('/pages/blog/detail/5');
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Ida Berg');
  await form.getByRole('textbox', { name: /^Email/ }).fill('ida@example.com');
  await form.getByRole('textbox', { name: /^Your comment/ }).fill('Eight minutes at sea level.');
  await form.getByRole('checkbox', { name: /^Save my name/ }).press('Space');
  await form.getByRole('button', { name: 'Post comment' }).press('Enter');
  await page.getByRole('listitem').getByText('Eight minutes at sea level.').waitFor();
  await page.reload();
  await page.getByRole('listitem').getByText('Eight minutes at sea level.').waitFor();
  expect(await form.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Ida Berg');
});

test('an edited post is there after a reload', async () => {
  await page.goto('/pages/blog/detail/4');
  await page.getByRole('link', { name: 'Edit post' }).click();
  await page.waitForURL('**/pages/blog/edit/4');
  const form = page.getByRole('form', { name: 'Edit post' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('A uniform for everyone');
  const text = form.getByRole('textbox', { name: /^Text of the post/ });
  await text.press('Control+End');
  await page.keyboard.type(' Wash it warm.');
  // Leaving asks before the changes are lost.
  await form.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/pages/blog/detail/4');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'A uniform for everyone' }).waitFor();
  await expect.poll(() => page.getByRole('article').innerText()).toContain('Wash it warm.');
});

test.each(['/forms/elements/select', '/components/auto-complete'])(
  'films can be found by part of their titles at %s',
  async (path) => {
    await page.goto(path);
    await page.getByRole('combobox', { name: 'Film', exact: true }).fill('rashomon');
    await page.getByRole('option', { name: 'Rashomon' }).click();
    await page.getByText('Current value: Rashomon').waitFor();
    const autocomplete = page.getByRole('combobox', { name: 'Film title' });
    await autocomplete.fill('ratat');
    await page.getByRole('option', { name: /^Ratatouille/ }).click();
    await expect.poll(() => autocomplete.inputValue()).toBe('Ratatouille');
  },
);

test('the blog fits a phone and reads from right to left', async () => {
  const phone = await devices.open({ viewport: { width: 390, height: 844 }, language: 'ar' });
  await phone.page.goto('/');
  await new Till(phone.page).enter('merchant');
  for (const path of ['list', 'detail/14', 'edit/14']) {
    await phone.page.goto(`/pages/blog/${path}`);
    await phone.page.locator('main :is(h2, form)').first().waitFor();
    await expect.poll(() => phone.page.locator('main [aria-busy=true]').count()).toBe(0);
    await expectAccessible(phone.page, path);
  }
  expect([...device.errors, ...phone.errors]).toEqual([]);
});
