import {
  createClient,
  displayOrders,
  getOutletPlan,
  getUserInfo,
  joinQueue,
  listMenus,
  listQueues,
  toggleMenu,
} from '@servery/api';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
const owner = await shop.as('supermerchant');
const { id } = await owner.call(getUserInfo, { params: { role: 'user', id: 'me' } });

const [bangsar, cheras, kajang] = ['Bangsar', 'Cheras', 'Kajang'].map(
  (place) => `Seri Melati ${place}`,
) as [string, string, string];

const readOnly = async () =>
  (await owner.call(getOutletPlan, { params: { id } })).outlets
    .filter((outlet) => outlet.is_read_only)
    .map(({ merchant }) => merchant.name);

/** Sets the number of included outlets as an administrator; '' for no limit. */
async function limit(page: Page, included: string): Promise<void> {
  await page.getByRole('button', { name: 'Change outlet limit…' }).click();
  const form = page.getByRole('dialog', { name: 'Outlets in the plan of Kamaruddin Yusof' });
  await form.getByRole('spinbutton', { name: 'Outlets included' }).fill(included);
  await form.getByRole('spinbutton').blur();
  await form.getByText(included ? '2 outlets will be read-only' : 'All outlets will be').waitFor();
  await expectAccessible(page, 'the outlet limit');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.waitFor({ state: 'detached' });
}

test('a smaller plan makes outlets read-only, its owner chooses which, and a larger one opens them', async () => {
  const admin = await devices.open();
  await admin.page.goto('/merchants');
  await new Till(admin.page).fillIn('admin');
  await admin.page.getByText('Seri Melati Chow Kit').click();
  await limit(admin.page, '2');
  expect(await readOnly()).toEqual([cheras, kajang]);

  const group = await devices.open();
  await group.page.goto('/merchants');
  await new Till(group.page).fillIn('supermerchant');
  const bar = group.page.getByRole('complementary', { name: 'Read-only outlets' });
  await bar.getByText(/^2 outlets are read-only/).waitFor();
  await group.page.getByRole('button', { name: 'Choose outlets…' }).press('Enter');
  const form = group.page.getByRole('dialog', { name: 'Choose outlets' });
  await form.getByRole('checkbox', { name: bangsar }).press(' ');
  await form.getByRole('checkbox', { name: cheras }).press(' ');
  await expectAccessible(group.page, 'the choice of outlets');
  await form.getByRole('button', { name: 'Save choice' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  expect(await readOnly()).toEqual([bangsar, kajang]);

  const manager = await shop.as('merchant.bangsar');
  const { aaData: items } = await manager.call(listMenus, { query: {} });
  const guest = createClient({ baseURL: `${shop.url}/api` });
  const { aaData: queues } = await manager.call(listQueues, { query: {} });
  const { token, party_min: party } = queues.find(({ state }) => state === 'open')!;
  const [item] = items;
  const soldOut = () =>
    manager.call(toggleMenu, {
      params: { id: item!.id },
      body: { version: item!.version, is_active: false },
    });
  const join = () =>
    guest.call(joinQueue, { body: { token, name: 'Aina', phone: '+60123450017', party } });
  for (const write of [soldOut, join])
    await expect(write()).rejects.toMatchObject({ code: 'outletReadOnly' });
  expect((await manager.call(displayOrders, { query: {} })).now).toBeDefined();

  const outlet = await devices.open();
  await new Till(outlet.page).signIn('merchant.bangsar');
  await outlet.page.getByText(`${bangsar} is read-only because your group’s plan`).waitFor();
  await expectAccessible(outlet.page, 'the board of a read-only outlet');

  await admin.page.reload();
  await limit(admin.page, '');
  expect(await readOnly()).toEqual([]);
  expect(await soldOut()).toMatchObject({ is_active: false });
  expect(await join()).toMatchObject({ status: 'waiting' });
  await outlet.page.reload();
  await new Till(outlet.page).lane('Action needed').waitFor();
  const closed = outlet.page.getByRole('complementary', { name: 'Read-only outlets' });
  await closed.waitFor({ state: 'detached' });
  for (const { errors } of [admin, group, outlet]) expect(errors).toEqual([]);
});
