import {
  acceptInvitation,
  createClient,
  createMerchant,
  createPlatformAccount,
  getMerchantAccount,
  getUserInfo,
  listEmployees,
  listMenus,
  listMerchants,
} from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

const cheras = 'Seri Melati Cheras';

test('an administrator suspends a merchant, whose cashier loses nothing', async () => {
  const { page: till } = await devices.open();
  const board = new Till(till);
  await board.signIn('cashier.cheras');

  const { page, errors } = await devices.open();
  await page.goto('/merchants');
  await new Till(page).fillIn('admin');
  await page.getByText('4 merchants').waitFor();
  await expectAccessible(page, 'merchants');
  const change = async (action: string, confirm: string, reason: string) => {
    await page.getByRole('button', { name: `More actions for ${cheras}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
    const form = page.getByRole('dialog', { name: new RegExp(cheras) });
    await form.getByLabel('Reason').fill(reason);
    await expectAccessible(page, action);
    await form.getByRole('button', { name: confirm }).click();
    await form.waitFor({ state: 'hidden' });
  };
  await change('Suspend…', 'Suspend merchant', 'Fees are overdue');
  const admin = await shop.as('admin');
  const suspended = () => admin.call(listMerchants, { query: { status: 'suspended' } });
  expect((await suspended()).aaData.map(({ name }) => name)).toEqual([cheras]);

  await till.reload();
  const dialog = till.getByRole('dialog', { name: 'This business is suspended' });
  await dialog.getByText(/nothing is lost/).waitFor();
  await expectAccessible(till, 'suspended merchant');

  await change('Activate…', 'Activate merchant', 'Fees were paid');
  expect((await suspended()).total).toBe(0);
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await board.lane('Action needed').waitFor();
  expect(await dialog.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('an administrator opens a merchant and adds another one', async () => {
  const { page, errors } = await devices.open();
  await page.goto('/merchants');
  await new Till(page).fillIn('admin');
  await page.getByText('Seri Melati Chow Kit').click();
  const panel = page.getByRole('dialog', { name: 'Seri Melati Chow Kit' });
  await panel.getByText('Farah Kamaruddin').waitFor();
  await expectAccessible(page, 'merchant');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await panel.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Add merchant' }).click();
  const form = page.getByRole('dialog', { name: 'New merchant' });
  await form.getByLabel('Business name').fill('Kopitiam Jaya');
  await form.getByLabel('Owner’s name').fill('Lim Mei Ling');
  await form.getByLabel('Username').fill('lim.meiling');
  await form.getByLabel('Email').fill('mei.ling@example.com');
  await expectAccessible(page, 'new merchant');
  await form.getByRole('button', { name: 'Add merchant' }).click();
  const created = page.getByRole('alertdialog', { name: 'Kopitiam Jaya added' });
  const link = await created.getByRole('textbox').inputValue();
  await created.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('5 merchants').waitFor();

  const { page: ofOwner } = await devices.open();
  await ofOwner.goto(link);
  await ofOwner.getByText('Kopitiam Jaya').first().waitFor();
  expect(errors).toEqual([]);
});

test('an administrator views a merchant as its owner sees it, and changes nothing', async () => {
  const name = 'Seri Melati Chow Kit';
  const { page, errors } = await devices.open();
  await page.goto('/merchants');
  await new Till(page).fillIn('admin');
  const act = async (of: string, action: string) => {
    await page.getByRole('button', { name: `More actions for ${of}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act(name, 'View as merchant');
  const bar = page.getByRole('complementary', { name: 'Merchant view' });
  await bar.getByText(`You’re viewing ${name}. You can’t change anything.`).waitFor();
  await expectAccessible(page, 'viewed merchant');

  await page.goto('/employees');
  await act('Salmah Yusof', 'New PIN for the time clock');
  await page.getByText('You’re only viewing this merchant. Nothing was changed.').waitFor();
  const owner = await shop.as('merchant');
  const { aaData } = await owner.call(listEmployees, { query: { search: 'Salmah Yusof' } });
  expect(aaData).toMatchObject([{ version: 1 }]);
  // Only this session views the merchant.
  const other = await shop.as('admin');
  const me = { params: { role: 'user' as const, id: 'me' as const } };
  expect(await other.call(getUserInfo, me)).toMatchObject({ viewing: null });

  await bar.getByRole('button', { name: 'Stop viewing' }).click();
  await page.getByText(/^\d merchants$/).waitFor();
  expect(await bar.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('an administrator assigns an agent, and hands the merchants of another over', async () => {
  const [jason, mei] = ['Jason Lim Wei Jie', 'Tan Mei Xin'];
  const kajang = 'Seri Melati Kajang';
  const { page: ofAgent } = await devices.open();
  await ofAgent.goto('/merchants');
  await new Till(ofAgent).fillIn('agent');
  await ofAgent.getByText('2 merchants').waitFor();

  const { page, errors } = await devices.open();
  await page.goto('/merchants');
  await new Till(page).fillIn('admin');
  const choose = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  await page.getByText(kajang).click();
  const panel = page.getByRole('dialog', { name: kajang, exact: true });
  await panel.getByRole('button', { name: 'Edit agents…' }).click();
  const form = page.getByRole('dialog', { name: `Agents of ${kajang}` });
  await choose('Agents', mei);
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'agents of a merchant');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await panel.getByText(mei).waitFor();
  const admin = await shop.as('admin');
  const account = await admin.call(getMerchantAccount, { params: { id: 104 } });
  expect(account.agents).toMatchObject([{ name: mei }]);
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await panel.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Hand over merchants…' }).click();
  await choose('Current agent', jason);
  await choose('New agent', mei);
  await page.getByText(`2 merchants will move from ${jason} to ${mei}.`).waitFor();
  await expectAccessible(page, 'hand over merchants');
  await page.getByRole('button', { name: 'Hand over merchants', exact: true }).click();
  await page.getByText(`2 merchants handed over to ${mei}`).waitFor();
  const agent = await shop.as('agent.mei');
  expect((await agent.call(listMerchants, { query: {} })).total).toBe(4);

  await ofAgent.reload();
  await ofAgent.getByText('No merchants yet').waitFor();
  expect(errors).toEqual([]);
});

test('a supermerchant changes a price for all outlets of the group and takes it back', async () => {
  const name = 'Nasi kandar kambing';
  const owners = ['merchant', 'merchant.bangsar', 'merchant.cheras', 'merchant.kajang'];
  const prices = async () => {
    const read = owners.map(async (owner) => {
      const client = await shop.as(owner);
      const { aaData } = await client.call(listMenus, { query: { search: name } });
      return aaData[0]?.price;
    });
    return Promise.all(read);
  };
  const before = [1850, 1850, 1850, 1850];
  expect(await prices()).toEqual(before);

  const { page, errors } = await devices.open();
  await page.goto('/pages/menu/food_menu');
  await new Till(page).fillIn('supermerchant');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  // The heading and the item: the search is over, so the row stays where it is.
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  const form = page.getByRole('dialog', { name: `Change price of ${name}` });
  const open = async () => {
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Change price at outlets…' }).click();
    await form.getByRole('checkbox').nth(3).waitFor();
  };
  await open();
  await page.keyboard.type('19.50');
  await form.getByText('4 outlets change.').waitFor();
  await form.getByText(/^(Last week this would have been|None were sold)/).waitFor();
  await expectAccessible(page, 'price at outlets');
  await page.keyboard.press('Enter');
  await page.getByText('4 prices changed').waitFor();
  await form.waitFor({ state: 'hidden' });
  expect(await prices()).toEqual([1950, 1950, 1950, 1950]);

  await open();
  await form.getByText(/^RM.19\.50 at 4 outlets$/).waitFor();
  await expectAccessible(page, 'recent price');
  await form.getByRole('button', { name: /^Undo RM.19\.50/ }).click();
  await form.getByText('Undone by Kamaruddin Yusof').waitFor();
  await page.getByText('4 prices restored').waitFor();
  expect(await prices()).toEqual(before);
  expect(errors).toEqual([]);
});

test('an administrator gives an outlet to another group owner', async () => {
  const [kajang, nora] = ['Seri Melati Kajang', 'Nora Aziz'];
  const admin = await shop.as('admin');
  const { token } = await admin.call(createPlatformAccount, {
    body: {
      role: 'supermerchant',
      username: 'nora.aziz',
      name: nora,
      email: 'nora@example.com',
    },
  });
  const invited = createClient({ baseURL: `${shop.url}/api` });
  const { token: session } = await invited.call(acceptInvitation, {
    body: { token, new_password: 'lemang over an open fire' },
  });
  const { page: ofOwner } = await devices.open();
  await ofOwner.goto('/dashboard');
  await new Till(ofOwner).fillIn('supermerchant');
  await ofOwner.getByText(kajang).first().waitFor();

  const { page, errors } = await devices.open();
  await page.goto('/merchants');
  await new Till(page).fillIn('admin');
  await page.getByText(kajang).click();
  const panel = page.getByRole('dialog', { name: kajang, exact: true });
  await panel.getByRole('button', { name: 'Change group owner…' }).click();
  const form = page.getByRole('dialog', { name: `Group owner of ${kajang}` });
  await form.getByRole('combobox', { name: 'Group owner' }).click();
  await page.getByRole('option', { name: new RegExp(`^${nora}`) }).click();
  await expectAccessible(page, 'group owner of a merchant');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await panel.getByText(nora, { exact: true }).waitFor();
  const account = await admin.call(getMerchantAccount, { params: { id: 104 } });
  expect(account.supermerchant).toMatchObject({ name: nora });

  const owner = createClient({
    baseURL: `${shop.url}/api`,
    credentials: { token: () => session },
  });
  const { aaData } = await owner.call(listMerchants, { query: {} });
  expect(aaData.map(({ name }) => name)).toEqual([kajang]);
  await ofOwner.reload();
  await ofOwner.getByText(cheras).first().waitFor();
  expect(await ofOwner.getByText(kajang).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('an agent replaces an invitation that was lost, and the owner signs in with the new one', async () => {
  const agent = await shop.as('agent');
  const { merchant, token: lost } = await agent.call(createMerchant, {
    body: {
      name: 'Kedai Runcit',
      time_zone: 'Asia/Kuala_Lumpur',
      owner: { name: 'Wong Mei Fong', username: 'wong.meifong', email: 'wong@example.com' },
    },
  });
  const { page, errors } = await devices.open();
  await page.goto(`/merchants?open=${merchant.id}`);
  await new Till(page).fillIn('agent');
  const panel = page.getByRole('dialog', { name: 'Kedai Runcit' });
  await panel.getByRole('button', { name: 'Create new invitation' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Create a new invitation for Wong Mei Fong?' });
  await expectAccessible(page, 'renewing an invitation');
  await ask.getByRole('button', { name: 'Create new invitation' }).click();
  const renewed = page.getByRole('alertdialog', { name: 'New invitation for Wong Mei Fong' });
  const link = await renewed.getByRole('textbox').inputValue();
  await expectAccessible(page, 'renewed invitation');

  const { page: late } = await devices.open();
  await late.goto(link.replace(/#.*/, `#${lost}`));
  await late.getByText('This invitation no longer works').waitFor();
  const { page: ofOwner } = await devices.open();
  await ofOwner.goto(link);
  await ofOwner.getByText('Kedai Runcit').first().waitFor();
  await ofOwner.getByLabel('New password', { exact: true }).fill('a quiet kitchen at noon');
  await ofOwner.getByRole('button', { name: 'Set password and sign in' }).click();
  await ofOwner.waitForURL(({ pathname }) => pathname !== '/invitation');
  const admin = await shop.as('admin');
  const now = await admin.call(getMerchantAccount, { params: { id: merchant.id } });
  expect(now.owner).toMatchObject({ status: 'active', invited_until: null });
  expect(errors).toEqual([]);
});
