import { readFileSync } from 'node:fs';
import {
  acceptInvitation,
  assignSupermerchant,
  closeMerchant,
  createClient,
  createMerchant,
  createTable,
  getMerchantAccount,
  getUserInfo,
  listTables,
  reopenMerchant,
  type Client,
} from '@servery/api';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const name = 'Warung Senja';
const secret = 'lemang over an open fire';

const { shop, devices } = await openShopAndBrowser();
let admin: Client;
let owner: Client;
let id: number;

beforeAll(async () => {
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

/** Tries to create a table, and waits for the toast that says why it is refused. */
async function refuse(page: Page, table: string) {
  await page.getByRole('button', { name: 'Create Table' }).first().click();
  const dialog = page.getByRole('dialog');
  const tableName = dialog.getByRole('textbox', { name: 'Name' });
  await tableName.fill(table);
  await Promise.all([
    page.getByText('This business is closing, so nothing can be changed.').waitFor(),
    dialog.getByRole('button', { name: 'Create Table' }).click(),
  ]);
  expect(await tableName.inputValue()).toBe(table);
  await expectAccessible(page, 'a refused change of a closing merchant');
}

test('pages that were open refuse changes of a closing merchant, and say why', async () => {
  const groupOwner = await shop.as('supermerchant');
  const me = await groupOwner.call(getUserInfo, { params: { role: 'user', id: 'me' } });
  const current = await admin.call(getMerchantAccount, { params: { id } });
  const { version } = await admin.call(assignSupermerchant, {
    params: { id },
    body: { version: current.version, supermerchant_id: me.id },
  });

  const [outlet, group] = [await devices.open(), await devices.open()];
  const path = '/pages/setting/table';
  await outlet.page.goto(path);
  await new Till(outlet.page).fillIn('owner.senja', secret);
  await group.page.goto(`${path}?merchant_id=${id}`);
  await new Till(group.page).fillIn('supermerchant');
  for (const { page } of [outlet, group])
    await page.getByRole('link', { name: 'S1', exact: true }).waitFor();

  const closed = await admin.call(closeMerchant, {
    params: { id },
    body: { version, reason: 'The lease has ended', confirm: name },
  });
  for (const { page } of [outlet, group]) await refuse(page, 'S3');
  await outlet.page.getByRole('complementary', { name: 'Closing' }).waitFor();
  expect((await owner.call(listTables, { query: {} })).total).toBe(2);
  await admin.call(reopenMerchant, { params: { id }, body: { version: closed.version } });
  for (const { errors } of [outlet, group]) expect(errors).toEqual([]);
});
