import { listCategories, listPrinters, listTables, type Client } from '@servery/api';
import type { Locator, Page } from 'playwright';
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
  ({ page } = await devices.open({ serviceWorkers: 'block' }));
  await new Till(page).signIn('merchant');
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

interface Form {
  path: string;
  open: string;
  save: string;
  fill: (dialog: Locator) => Promise<unknown>;
  /** The names of what the server stores. */
  stored: (client: Client) => Promise<string[]>;
}

const query = { length: 100 };
const name = 'Out of reach';
const namesOf = (rows: readonly { name: string }[]) => rows.map((row) => row.name);

const forms: Record<string, Form> = {
  category: {
    path: '/pages/menu/category',
    open: 'Create Category',
    save: 'Create Category',
    fill: (dialog) => dialog.getByRole('textbox', { name: 'Name' }).fill(name),
    stored: async ({ call }) => namesOf((await call(listCategories, { query })).aaData),
  },
  table: {
    path: '/pages/setting/table',
    open: 'Create Table',
    save: 'Create Table',
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Section' }).fill('Hall');
    },
    stored: async ({ call }) => namesOf((await call(listTables, { query })).aaData),
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
    stored: async ({ call }) => namesOf((await call(listPrinters, { query: {} })).aaData),
  },
};

const toasts = () => page.getByRole('region', { name: 'Notifications' }).locator('[aria-atomic]');

describe('without the API', () => {
  test.each(Object.entries(forms))(
    'the form of a %s stays open and stores nothing',
    async (_name, form) => {
      const client = await shop.as('merchant');
      const count = async () => (await form.stored(client)).filter((each) => each === name).length;
      await page.goto(form.path);
      await page.getByRole('button', { name: form.open }).first().click();
      const dialog = page.getByRole('dialog');
      await form.fill(dialog);
      // Only the API: code that is still loading would leave no screen to look at.
      await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await dialog.getByRole('button', { name: form.save }).click();
      await expect.poll(() => dialog.getByRole('alert').count()).toBe(1);
      expect(await toasts().count()).toBe(0);
      expect(await dialog.getByRole('textbox', { name: /Name/ }).inputValue()).toBe(name);
      expect(await count()).toBe(0);
      await page.unrouteAll();
      await dialog.getByRole('button', { name: form.save }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await count()).toBe(1);
    },
  );
});

describe('the offline scenario of the template', () => {
  const kept = (app: string) =>
    page.evaluate((key) => localStorage.getItem(key), `servery.template.${app}`);

  test('keeps a task’s form open, shows one error and stores nothing', async () => {
    await page.goto('/apps/todo?task=new&scenario=offline');
    await page.getByRole('heading', { name: 'The tasks could not be loaded' }).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Add task' });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill(name);
    await dialog.getByRole('button', { name: 'Add task' }).click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBe(1);
    expect(await toasts().count()).toBe(0);
    expect(await dialog.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe(name);
    expect(await kept('todo')).toBeNull();
  });

  test('signs nobody in', async () => {
    await page.goto('/pages/login-basic?scenario=offline');
    await page.getByRole('textbox', { name: /mail/ }).fill('demo@servery.test');
    await page.getByLabel('Password', { exact: true }).fill('servery demo 1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('No connection.').first().waitFor();
    expect(await page.getByText(/^You are signed in/).count()).toBe(0);
  });

  test('claims no empty mailbox', async () => {
    await page.goto('/apps/email?scenario=offline');
    await page.getByRole('heading', { name: 'The mails could not be loaded' }).waitFor();
    expect(await page.getByText(/No mails|Everything is answered/).count()).toBe(0);
  });
});

test('a change in one tab of the template shows in the other', async () => {
  const other = await page.context().newPage();
  await other.goto('/apps/todo');
  await other
    .getByRole('checkbox', { name: /^Completed: / })
    .first()
    .waitFor();
  await page.goto('/apps/todo?task=new');
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Seen in both tabs');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect.poll(() => other.getByRole('link', { name: 'Seen in both tabs' }).count()).toBe(1);
  await other.close();
});
