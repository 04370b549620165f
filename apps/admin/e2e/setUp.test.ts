import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openBrowser, type Device, type Devices } from './support/openBrowser.ts';
import { startPrinter, type PaperTray } from './support/printers.ts';
import { printersIn, startServer, stopServer } from './support/startServer.ts';
import { Till } from './support/Till.ts';

const printerHost = '10.78.0.1';
const categories = ['Rice', 'Noodles', 'Bread', 'Snacks', 'Sweets', 'Drinks'];

/** A menu as Excel saves it where decimals have commas: sixty dishes, from RM 4.00 to RM 8.50. */
const menu = [
  '\u{FEFF}Name;Category;Price',
  ...categories.flatMap((category) =>
    Array.from({ length: 10 }, (_, i) => {
      const price = (4 + i / 2).toFixed(2).replace('.', ',');
      return `${category} ${i + 1};${category};${price}`;
    }),
  ),
  '',
].join('\r\n');

// Each test continues from the one before.
describe('a newcomer on an empty server', { retry: 0 }, () => {
  let folder: string;
  let started: Awaited<ReturnType<typeof startServer>>;
  let printer: PaperTray;
  let devices: Devices;
  let device: Device;
  let page: Page;

  const guide = () => page.getByRole('heading', { name: 'Set up Kopitiam Jaya' });
  const goBack = async () => {
    await page.getByRole('link', { name: 'Set-up guide' }).click();
    await guide().waitFor();
  };
  const steps = () => page.getByRole('list', { name: 'Steps' });
  const doneIn = (step: string) =>
    steps().getByRole('listitem').filter({ hasText: step }).getByText('Done').isVisible();
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Settings saved').waitFor();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'servery-e2e-'));
    printer = await startPrinter();
    started = await startServer({
      folder,
      compiled: inject('compiledFolder'),
      aheadMs: inject('aheadMs'),
      ...printersIn({ [printerHost]: printer.port }, { SERVERY_SAMPLE: 'off' }),
    });
    devices = await openBrowser(started.url);
    device = await devices.open();
    page = device.page;
  });

  afterAll(async () => {
    await devices?.[Symbol.asyncDispose]();
    if (started) await stopServer(started.server, 'SIGKILL');
    await printer?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test('sets up the business and is led to the guide', async () => {
    const code = /use the code (\S+)/.exec(started.printed)![1]!;
    await page.goto('/');
    await page.getByRole('heading', { name: 'Set up your business' }).waitFor();
    await expectAccessible(page, 'the set-up form');
    await page.getByLabel('Setup code').fill(code.toUpperCase());
    await page.getByLabel('Business name').fill('Kopitiam Jaya');
    await page.getByLabel('Your name').fill('Lim Mei Ling');
    await page.getByLabel('Username').fill('mei.ling');
    await page.getByLabel('Password', { exact: true }).fill('lemang over an open fire');
    await page.keyboard.press('Enter');
    await guide().waitFor();
    await page.getByText('To open, first finish: Menu').waitFor();
    await expectAccessible(page, 'the guide of a new business');
  });

  test('enters the address and a tax', async () => {
    await page.getByRole('link', { name: 'Enter details' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('12 Jalan Jaya, Kuala Lumpur');
    await save();
    await goBack();
    await page.getByRole('link', { name: 'Set taxes' }).click();
    await page.getByRole('spinbutton', { name: 'Tax rate' }).fill('6');
    await page.getByRole('textbox', { name: 'Name' }).fill('Service tax');
    await save();
    await goBack();
    for (const step of ['Business details', 'Taxes and service charge'])
      await expect.poll(() => doneIn(step)).toBe(true);
  });

  test('adds a table and the printer', async () => {
    await page.getByRole('link', { name: 'Add tables' }).click();
    await page.getByRole('button', { name: 'Create Table' }).click();
    const table = page.getByRole('dialog');
    await table.getByRole('textbox').first().fill('1');
    await table.getByRole('button', { name: 'Create Table' }).click();
    await page.getByRole('link', { name: '1', exact: true }).waitFor();
    await goBack();
    await page.getByRole('link', { name: 'Add printers' }).click();
    await page.getByRole('button', { name: 'Add printer' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Counter');
    await page.getByRole('textbox', { name: 'Address' }).fill(printerHost);
    await page.getByRole('button', { name: 'Save printer' }).click();
    await page.getByRole('region', { name: 'Counter' }).waitFor();
    await goBack();
    for (const count of ['1 table', '1 printer'])
      await expect.poll(() => steps().getByText(count).count()).toBe(1);
  });

  test('imports a menu of sixty dishes and opens for business', async () => {
    await page.getByRole('link', { name: 'Create menu' }).click();
    const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(menu) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('60 new, 0 changed, 0 unchanged').waitFor();
    await page.getByRole('button', { name: /^Import 60/ }).click();
    await page.getByRole('status').getByText('60 items').waitFor();
    await goBack();
    await expect.poll(() => steps().getByText('60 items').count()).toBe(1);
    await page.getByRole('button', { name: 'Open for business' }).click();
    await page.getByText('Kopitiam Jaya is open for business').waitFor();
  });

  test('takes the first order in cash, and prints its ticket and receipt', async () => {
    const till = new Till(page);
    await page.getByRole('link', { name: 'Take an order' }).click();
    await page.getByRole('link', { name: '1', exact: true }).click();
    await page.getByRole('button', { name: /^Rice 1\b/ }).click();
    await page.getByRole('button', { name: /^Drinks 10\b/ }).click();
    await page.getByRole('button', { name: /^Send 2\b/ }).click();
    const printed = () => printer.pages.map(({ text }) => text).join('\n');
    for (const dish of [/Rice 1/, /Drinks 10/]) await expect.poll(printed).toMatch(dish);
    await page.getByRole('link', { name: /^Order D001/ }).click();
    await page.getByRole('button', { name: 'Take payment' }).click();
    const pay = till.dialog('Payment for order D001');
    await pay
      .getByRole('group', { name: 'Cash' })
      .getByRole('button', { name: /^Exact/ })
      .click();
    await pay.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Print order D001' }).click();
    const paper = till.dialog('Print order D001');
    await paper.getByRole('region', { name: /^Receipt/ }).waitFor();
    await paper.getByRole('button', { name: 'Print', exact: true }).click();
    // 4.00 and 8.50, with 6 % and rounded to 5 sen.
    for (const line of [/Kopitiam Jaya/, /Rice 1 +4\.00/, /Drinks 10 +8\.50/, /13\.25/])
      await expect.poll(printed).toMatch(line);
    expect(device.errors).toEqual([]);
  });

  test('is the only one who can set up a business', async () => {
    const other = await devices.open();
    await other.page.goto('/');
    await other.page.getByRole('button', { name: 'Pair this device' }).waitFor();
    await expect
      .poll(() => other.page.getByRole('button', { name: 'Set up your own business' }).count())
      .toBe(0);
  });
});
