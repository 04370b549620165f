import {
  listCategories,
  listKitchenZones,
  listMenus,
  listPrinters,
  listTables,
  type Client,
} from '@servery/api';
import type { Locator, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { meetFault, type FaultName } from './support/faults.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { refusals } from './support/refusals.ts';
import { Till } from './support/Till.ts';
import { guestWrites } from './support/guestWrites.ts';
import { staffWrites } from './support/staffWrites.ts';
import type { Stage } from './support/write.ts';

const { shop, devices } = await openShopAndBrowser();
let page: Page;

beforeAll(async () => {
  ({ page } = await devices.open());
  await new Till(page).signIn('merchant');
});

interface Form {
  path: string;
  open: string;
  save: string;
  fill: (dialog: Locator) => Promise<unknown>;
  /** Returns the rows that another person reads. */
  stored: (client: Client) => Promise<readonly { name: string }[]>;
  /** The values that were entered. */
  entered: object;
}

const query = { length: 100 };
const name = 'Out of reach';

const forms: Record<string, Form> = {
  category: {
    path: '/pages/menu/category',
    open: 'Create Category',
    save: 'Create Category',
    fill: (dialog) => dialog.getByRole('textbox', { name: 'Name' }).fill(name),
    stored: async ({ call }) => (await call(listCategories, { query })).aaData,
    entered: { name },
  },
  'food menu': {
    path: '/pages/menu/food_menu',
    open: 'Create Food Menu',
    save: 'Create Food Menu',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Price' }).fill('12.90');
      await dialog.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option').first().click();
    },
    stored: async ({ call }) => (await call(listMenus, { query })).aaData,
    entered: { price: 1290, is_active: true },
  },
  'kitchen zone': {
    path: '/pages/setting/kitchen_zone',
    open: 'Add zone',
    save: 'Add zone',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
      await dialog.getByRole('combobox', { name: 'Categories' }).click();
      await page.getByRole('option', { name: 'Bazaar Ramadan' }).click();
      await page.keyboard.press('Escape');
    },
    stored: async ({ call }) => (await call(listKitchenZones, { query })).aaData,
    entered: { categories: [{ name: 'Bazaar Ramadan' }] },
  },
  table: {
    path: '/pages/setting/table',
    open: 'Create Table',
    save: 'Create Table',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Section' }).fill('Hall');
    },
    stored: async ({ call }) => (await call(listTables, { query })).aaData,
    entered: { section: 'Hall' },
  },
  printer: {
    path: '/pages/setting/printer',
    open: 'Add printer',
    save: 'Save printer',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
      await dialog.getByRole('textbox', { name: /Address/ }).fill('192.168.1.60');
      await dialog.getByRole('checkbox', { name: 'Bills' }).click({ force: true });
    },
    stored: async ({ call }) => (await call(listPrinters, { query: {} })).aaData,
    entered: { host: '192.168.1.60', duties: ['bill'] },
  },
};

const toasts = () => page.getByRole('region', { name: 'Notifications' }).locator('[aria-atomic]');

describe('without the API', () => {
  // A failed test must not leave the next ones without the API.
  afterEach(() => page.unrouteAll());

  test.each(Object.entries(forms))(
    'the %s form stays open and stores nothing',
    async (_name, form) => {
      const client = await shop.as('supervisor');
      const stored = async () => (await form.stored(client)).filter((row) => row.name === name);
      await page.goto(form.path);
      await page.getByRole('button', { name: form.open }).first().click();
      const dialog = page.getByRole('dialog');
      await form.fill(dialog);
      // Block only the API; blocking code that is still loading would break the screen.
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await dialog.getByRole('button', { name: form.save }).click();
      await expect.poll(() => dialog.getByRole('alert').count()).toBe(1);
      expect(await toasts().count()).toBe(0);
      expect(await dialog.getByRole('textbox', { name: /Name/ }).inputValue()).toBe(name);
      expect(await stored()).toEqual([]);
      await page.unrouteAll();
      await dialog.getByRole('button', { name: form.save }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await stored()).toMatchObject([form.entered]);
    },
  );
});

const writes = { ...staffWrites, ...guestWrites };

const crashed = refusals.find(({ code }) => code === 'crashed')!.text;

/**
 * Each write with a lost response, the fault that could store it twice, and some with another
 * fault.
 */
const matrix: readonly (readonly [keyof typeof writes, FaultName])[] = [
  ['accept', 'a lost answer'],
  ['accept', 'a 500'],
  ['pay', 'a lost answer'],
  ['pay', 'a slow answer'],
  ['pay table', 'a lost answer'],
  ['pay table', 'a malformed answer'],
  ['void', 'a lost answer'],
  ['void', 'a 500'],
  ['kitchen ready', 'a lost answer'],
  ['kitchen ready', 'a malformed answer'],
  ['table send', 'a lost answer'],
  ['table send', 'a slow answer'],
  ['guest send', 'a lost answer'],
  ['guest send', 'a 500'],
  ['queue join', 'a lost answer'],
  ['queue join', 'a malformed answer'],
  ['booking', 'a lost answer'],
  ['booking', 'a slow answer'],
  ['sign-in', 'a lost answer'],
  ['sign-in', 'a 500'],
];

describe('a write that meets a fault', () => {
  let stage: Stage;

  beforeAll(async () => {
    const guest = await devices.open({ viewport: { width: 390, height: 844 } });
    stage = { owner: await shop.as('merchant'), staff: page, guest: guest.page };
  });

  test.each(matrix)(
    '%s isn’t shown as saved after %s, and is stored only once',
    async (name, kind) => {
      const write = writes[name];
      const { page: screen, send, stored, isShown } = await write.prepare(stage);
      const fault = await meetFault(screen, write.to, kind);
      await send.click();
      await fault.met;
      if (kind === 'a slow answer') {
        expect([await isShown(), await stored()]).toEqual([false, 0]);
        // A second press has no effect while the first request is pending.
        await send.click({ force: true });
        fault.release();
      } else if (kind === 'a lost answer') {
        if (name !== 'sign-in') expect(await stored()).toBe(1);
      } else {
        await screen.getByText(crashed).first().waitFor();
        // An optimistic update is rolled back.
        await expect.poll(isShown).toBe(false);
        expect(await stored()).toBe(0);
      }
      await expect
        .poll(async () => {
          // Press again until the screen shows that it is done, as a person in a hurry does.
          const isDone = await isShown();
          if (!isDone) await send.click({ timeout: 1000 }).catch(() => undefined);
          return isDone;
        })
        .toBe(true);
      expect(await stored()).toBe(1);
      await screen.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
});
