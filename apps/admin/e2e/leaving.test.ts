import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
  ({ page } = await devices.open());
  await new Till(page).signIn('merchant');
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

interface FormCase {
  name: string;
  address: string;
  /** Opens the form from its page. */
  open: () => Promise<unknown>;
  /** The field to type into. */
  field: RegExp;
}

/** Presses a button, or a link that looks like one. */
const press = (name: RegExp) => () =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();

const forms: FormCase[] = [
  { name: 'a to-do', address: '/apps/todo', open: press(/^add task/i), field: /^title/i },
  {
    name: 'a calendar event',
    address: '/apps/calendar',
    open: press(/^add event/i),
    field: /^title/i,
  },
  {
    name: 'a food menu',
    address: '/pages/menu/food_menu',
    open: press(/^create food menu/i),
    field: /^name/i,
  },
  {
    name: 'a printer',
    address: '/pages/setting/printer',
    open: press(/^add printer/i),
    field: /^name/i,
  },
  { name: 'a queue', address: '/queue', open: press(/^add to queue/i), field: /name/i },
  {
    name: 'a registration in steps',
    address: '/pages/register-multi-steps',
    open: () => Promise.resolve(),
    field: /username/i,
  },
];

describe.each(forms)('$name being typed', ({ address, open, field }) => {
  test('survives Back until the user discards it', async () => {
    await page.goto('/orders/history');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Within the document, as a link of the menu: only the browser can hold a way to another one.
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await open();
    const input = page.getByRole('textbox', { name: field }).first();
    await input.fill('Half a sentence');
    await input.press('End');

    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await input.inputValue()).toBe('Half a sentence');
    expect(page.url()).toContain(address);

    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'Discard' }).click();
    await input.waitFor({ state: 'hidden' });
  });
});
