import {
  createTable,
  getMerchantDocuments,
  getPlatformSetting,
  getSettings,
  listSettingChanges,
  type Client,
} from '@servery/api';
import { samplePdf } from '@servery/sample';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let owner: Client;
let group: Client;
let office: Device;

const settingsOf = (client: Client, id: number | '' = '') =>
  client.call(getSettings, { query: { id } });

/** Opens a page as a person. */
async function openAs(username: string, path: string): Promise<Device> {
  const device = await devices.open();
  await device.page.goto(path);
  await new Till(device.page).fillIn(username);
  return device;
}

async function openSection(section: string) {
  const { page } = office;
  await page.goto(`/pages/setting/store?section=${section}`);
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.waitFor();
  return {
    page,
    save: async () => {
      await save.press('Enter');
      await page.getByText('Settings saved').first().waitFor();
    },
  };
}

beforeAll(async () => {
  owner = await shop.as('merchant');
  group = await shop.as('supermerchant');
  office = await openAs('merchant', '/pages/setting/store');
  await office.page.getByRole('heading', { name: 'Store settings' }).waitFor();
});

test('a new service charge is on the next order of a cashier, and in the history', async () => {
  const { page, save } = await openSection('service_charge');
  await page.getByRole('spinbutton', { name: /^Rate/ }).fill('12.5');
  await save();
  expect((await settingsOf(group, 101)).service_charge.rate).toBe(1250);
  const { totals } = await place(await shop.as('cashier'), 'A1');
  expect(totals.service_charge).toBe(Math.round(totals.net * 0.125));
  const { aaData } = await group.call(listSettingChanges, {
    query: { id: 101, section: 'service_charge', length: 1 },
  });
  expect(aaData[0]).toMatchObject({ changes: [{ field: 'rate', after: 1250 }] });
});

test('a brand is shown to the guests of a table, its popup once', async () => {
  const { page, save } = await openSection('brand');
  await page.getByRole('switch', { name: 'Use a brand colour' }).press('Space');
  await page.getByRole('switch', { name: 'Show popup' }).press('Space');
  await page.getByRole('textbox', { name: 'Popup title' }).fill('Happy hour until six');
  await save();
  expect((await settingsOf(group, 101)).brand).toMatchObject({
    color: '#0f766e',
    popup: { is_on: true, title: 'Happy hour until six' },
  });
  const { qr_token } = await owner.call(createTable, {
    body: {
      merchant_id: null,
      name: 'Brand 1',
      section: 'Terrace',
      seats_min: 1,
      seats_max: 4,
      shape: 'square',
      x: 0,
      y: 0,
    },
  });
  const guest = await devices.open({ viewport: { width: 390, height: 844 } });
  await guest.page.goto(`/t/${qr_token}`);
  const popup = guest.page.getByRole('dialog', { name: 'Happy hour until six' });
  await popup.waitFor();
  await guest.page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await guest.page.reload();
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  await guest.page.getByRole('button', { name: /RM/ }).first().waitFor();
  expect(await popup.count()).toBe(0);
  expect(guest.errors).toEqual([]);
});

test('others only read the end of a payout account', async () => {
  const { page, save } = await openSection('payout');
  await page.getByRole('combobox', { name: 'Bank' }).click();
  await page.getByRole('option', { name: 'Maybank' }).click();
  await page.getByRole('textbox', { name: 'Account holder' }).fill('Seri Melati Sdn Bhd');
  await page.getByRole('textbox', { name: 'Account number' }).fill('5141 2345 6789');
  await save();
  const seen = await settingsOf(group, 101);
  expect(seen.payout).toMatchObject({ bank: 'maybank', last_four: '6789' });
  const changes = await group.call(listSettingChanges, { query: { id: 101, section: 'payout' } });
  expect(JSON.stringify([seen, changes])).not.toContain('51412345');
});

test('merchants read the platform’s contact in their guide', async () => {
  const { page, errors } = await openAs('admin', '/pages/setting/platform');
  await page.getByRole('textbox', { name: 'Platform name' }).fill('Servery Klang Valley');
  await page.getByRole('textbox', { name: 'Support email' }).fill('help@servery.example');
  await page.keyboard.press('Enter');
  await page.getByText(/^Last changed on/).waitFor();
  const admin = await shop.as('admin');
  expect(await admin.call(getPlatformSetting, { query: { type: 'contact' } })).toMatchObject({
    value: { name: 'Servery Klang Valley', email: 'help@servery.example' },
  });
  await office.page.goto('/pages/setting/set-up');
  await office.page.getByRole('link', { name: 'help@servery.example' }).waitFor();
  expect(errors).toEqual([]);
});

test('a document is uploaded and submitted, and returned and accepted by the platform', async () => {
  const { page } = office;
  const upload = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    const form = page.getByRole('dialog', { name: 'Proof of bank account' });
    const buffer = Buffer.from(samplePdf('Account statement'));
    const file = { name: 'statement.pdf', mimeType: 'application/pdf', buffer };
    await form.locator('input[type=file]').setInputFiles(file);
    await form.getByRole('button', { name: 'Upload' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Submit documents' }).press('Enter');
    await page.getByText('Documents submitted').first().waitFor();
  };
  const stored = async () => {
    const { documents } = await owner.call(getMerchantDocuments, { query: {} });
    return documents.filter(({ kind }) => kind === 'bank_account').map(({ status }) => status);
  };
  await page.goto('/pages/setting/set-up/documents');
  await upload('Renew: Proof of bank account');
  expect(await stored()).toEqual(['accepted', 'in_review']);

  const review = await openAs('admin', '/pages/setting/set-up/documents?merchant_id=101');
  await review.page.getByRole('button', { name: 'Request changes: Proof of bank account' }).click();
  const form = review.page.getByRole('dialog');
  await form.getByRole('textbox').fill('The name of the business is missing.');
  await form.getByRole('button', { name: 'Request changes' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('The name of the business is missing.').waitFor();
  await upload('Replace: Proof of bank account');
  await review.page.getByRole('button', { name: 'Accept: Proof of bank account' }).press('Enter');
  await expect.poll(stored).toEqual(['accepted']);
  await page.getByRole('button', { name: 'Renew: Proof of bank account' }).waitFor();
  expect([...office.errors, ...review.errors]).toEqual([]);
});

test('a supermerchant locks the service charge of the other outlets and takes it back', async () => {
  const chargeAt = async (id: number) => {
    const { service_charge, locks } = await settingsOf(group, id);
    return [service_charge, locks];
  };
  const charges = () => Promise.all([102, 103, 104].map(chargeAt));
  const before = await charges();
  const path = '/pages/setting/store?section=service_charge&merchant_id=';
  const { page, errors } = await openAs('supermerchant', `${path}101`);
  const form = page.getByRole('dialog', { name: 'Apply to other outlets' });
  const open = page.getByRole('button', { name: 'Apply to other outlets…' });
  await open.press('Enter');
  await form.getByText('3 outlets change.').waitFor();
  await expectAccessible(page, 'settings at outlets');
  await form.getByRole('button', { name: 'Lock 3 outlets' }).press('Enter');
  await form.waitFor({ state: 'detached' });
  const { service_charge } = await settingsOf(group, 101);
  for (const [charge, locks] of await charges()) {
    expect(charge).toEqual(service_charge);
    expect(locks).toMatchObject({ service_charge: { by: 'Kamaruddin Yusof' } });
  }

  const outlet = await openAs('merchant.bangsar', '/pages/setting/store?section=service_charge');
  await outlet.page.getByText(/^Locked by Kamaruddin Yusof since/).waitFor();
  await expectAccessible(outlet.page, 'locked settings');

  await open.press('Enter');
  await form.getByText('Locked at 3 outlets').waitFor();
  await form.getByRole('button', { name: /^Undo change from/ }).press('Enter');
  await form.getByText('Undone by Kamaruddin Yusof').waitFor();
  expect(await charges()).toEqual(before);
  await outlet.page.getByRole('button', { name: 'Save changes' }).waitFor();
  expect([...errors, ...outlet.errors]).toEqual([]);
});

test('without the sample, none of its people can sign in', async () => {
  const { page, errors } = await openAs('admin', '/pages/setting/set-up?merchant_id=101');
  await page.getByRole('button', { name: 'Remove sample…' }).click();
  const dialog = page.getByRole('alertdialog');
  const name = dialog.getByRole('textbox');
  await name.fill('Seri');
  await dialog.getByRole('button', { name: 'Remove sample' }).click();
  await dialog.getByText('Enter Seri Melati exactly.').waitFor();
  await name.fill('Seri Melati');
  await dialog.getByRole('button', { name: 'Remove sample' }).press('Enter');
  await page.getByText('4 sample outlets removed').waitFor();
  await expect(shop.as('merchant')).rejects.toMatchObject({ code: 'wrongCredentials' });
  expect(errors).toEqual([]);
});
