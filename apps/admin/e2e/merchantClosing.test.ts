import { readFileSync } from 'node:fs';
import {
  acceptInvitation,
  createClient,
  createMerchant,
  createTable,
  getMerchantAccount,
  listTables,
  type Client,
} from '@servery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { Till } from './support/Till.ts';

const name = 'Warung Senja';
const secret = 'lemang over an open fire';

let shop: Shop;
let devices: Devices;
let admin: Client;
let owner: Client;
let id: number;

beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
  admin = await shop.as('admin');
  const { merchant, token } = await admin.call(createMerchant, {
    body: {
      name,
      time_zone: 'Asia/Kuala_Lumpur',
      owner: {
        name: 'Lim Mei Ling',
        username: 'owner.senja',
        email: 'senja@example.com',
        phone: '',
      },
    },
  });
  id = merchant.id;
  const invited = createClient({ baseURL: `${shop.url}/api` });
  const { token: session } = await invited.call(acceptInvitation, {
    body: { token, new_password: secret },
  });
  owner = createClient({ baseURL: `${shop.url}/api`, credentials: { token: () => session } });
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

const addTable = (table: string) =>
  owner.call(createTable, {
    body: { name: table, seats_max: 4, shape: 'square', x: 0, y: 0 },
  });

test('an administrator closes a merchant, whose owner downloads everything, and reopens it', async () => {
  await addTable('S1');
  const platform = await devices.open();
  const { page } = platform;
  await page.goto('/merchants');
  await new Till(page).fillIn('admin');
  await page.getByText(name).click();
  const panel = page.getByRole('dialog', { name, exact: true });
  await panel.getByRole('button', { name: 'Close merchant…' }).click();
  const form = page.getByRole('dialog', { name: `Close ${name}?` });
  await form.getByRole('textbox', { name: 'Reason' }).fill('The lease has ended');
  await form.getByRole('textbox', { name: 'Name of the merchant' }).fill(name);
  await expectAccessible(page, 'closing a merchant');
  await form.getByRole('button', { name: 'Close merchant' }).click();
  await form.waitFor({ state: 'detached' });
  await panel.getByText(/^Closes on /).waitFor();
  const { closure } = await admin.call(getMerchantAccount, { params: { id } });
  expect(closure).toMatchObject({ reason: 'The lease has ended', closed_at: null });

  const outlet = await devices.open();
  await outlet.page.goto('/tables');
  await new Till(outlet.page).fillIn('owner.senja', secret);
  const bar = outlet.page.getByRole('complementary', { name: 'Closing' });
  await bar.getByText(/^This business closes on /).waitFor();
  await expectAccessible(outlet.page, 'the bar of a closing merchant');
  const [download] = await Promise.all([
    outlet.page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Download everything' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.zip`);
  const zip = readFileSync(await download.path()).toString('latin1');
  for (const file of ['orders.csv', 'tables.csv', 'shifts.csv', 'manifest.json'])
    expect(zip).toContain(file);
  await expect(addTable('S2')).rejects.toMatchObject({ code: 'merchantClosing' });
  expect((await owner.call(listTables, { query: {} })).total).toBe(1);

  await panel.getByRole('button', { name: 'Reopen' }).click();
  await panel.getByText(/^Closes on /).waitFor({ state: 'detached' });
  await addTable('S2');
  await outlet.page.reload();
  await bar.waitFor({ state: 'detached' });
  for (const { errors } of [platform, outlet]) expect(errors).toEqual([]);
});
