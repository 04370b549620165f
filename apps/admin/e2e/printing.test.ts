import {
  createPrinter,
  getOrder,
  listPrintJobs,
  printOrder,
  type Client,
  type Order,
  type Printer,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { moved, paid, place } from './support/orders.ts';
import { startPrinter, type PaperTray } from './support/printers.ts';
import { Till } from './support/Till.ts';

const mark = 'COPY';

let shop: Shop;
let devices: Devices;
let owner: Client;
let first: PaperTray;
let spare: PaperTray;
let printers: Record<'first' | 'spare', Printer>;
let till: Till;

const add = (name: string, host: string, fallback_id: number | null) =>
  owner.call(createPrinter, {
    body: {
      name,
      connection: 'network',
      host,
      port: 9100,
      width: 80,
      duties: [],
      fallback_id,
      is_active: true,
    },
  });

beforeAll(async () => {
  first = await startPrinter();
  spare = await startPrinter();
  shop = await openShop({
    hasTurnableClock: true,
    network: { '10.78.0.1': first.port, '10.78.0.2': spare.port },
  });
  owner = await shop.as('merchant');
  const second = await add('Spare printer', '10.78.0.2', null);
  printers = { spare: second, first: await add('First printer', '10.78.0.1', second.id) };
  devices = await openBrowser(shop.url);
  const { page } = await devices.open();
  till = new Till(page);
  await till.signIn('cashier');
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
  await Promise.all([first?.close(), spare?.close()]);
});

const texts = ({ pages }: PaperTray) => pages.map(({ text }) => text);
const jobOf = async ({ id }: Pick<Order, 'id'>, kind: 'kitchen' | 'receipt' | 'bill') => {
  const { aaData } = await owner.call(listPrintJobs, { query: { order_id: id, kind } });
  return aaData[0]!;
};
const printer = (page: Till['page'], name: string) =>
  page.getByRole('option', { name, exact: true });

/** Opens an order and prints a document on the first printer. */
async function printed(order: Order, kind: 'Bill' | 'Receipt') {
  const { page } = till;
  await till.goHome();
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: `Print order ${order.number}` }).click();
  const dialog = till.dialog(`Print order ${order.number}`);
  await dialog.getByRole('radio', { name: kind }).check({ force: true });
  await dialog.getByRole('region', { name: new RegExp(`^${kind}`) }).waitFor();
  await dialog.getByRole('combobox', { name: 'Printer' }).click();
  await printer(page, 'First printer').click();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('a printer that fails in the middle of a page', () => {
  test('passes a kitchen ticket to its backup printer, marked as a copy', async () => {
    // Half of each page is printed before the printer disconnects.
    first.behave({ diesAfter: 120 });
    const order = await moved(owner, await place(owner, 'A1'), 'accepted');
    await owner.call(printOrder, {
      body: { order_id: order.id, type: 'kitchen', printer_id: printers.first.id },
    });
    await expect
      .poll(async () => {
        // Skip the waits between attempts, which exist for real printers.
        await shop.later(0.6);
        return (await jobOf(order, 'kitchen')).state;
      })
      .toBe('printed');
    expect(await jobOf(order, 'kitchen')).toMatchObject({
      printer: { name: 'Spare printer' },
      first_printer: { name: 'First printer' },
      is_copy: true,
    });
    await expect.poll(() => spare.pages.length).toBe(1);
    expect(texts(spare)[0]).toContain(order.number);
    expect(texts(spare)[0]).toContain(mark);
    // No complete page was printed twice.
    expect(first.pages).toEqual([]);
  });

  test('records its failures in the print job’s history', async () => {
    const { page } = till;
    await page.goto('/printing?state=printed');
    const row = page.getByRole('row').filter({ hasText: 'instead of First printer' });
    await row.getByText('Copy').waitFor();
    await row.click();
    const events = page.getByRole('list', { name: 'History' });
    await events.getByText('Stopped trying First printer').waitFor();
    await events.getByText('Moved to Spare printer').waitFor();
    await events.getByText('Printed on Spare printer').waitFor();
    await expect.poll(() => events.getByText('First printer couldn’t print it').count()).toBe(4);
    expect(new URL(page.url()).searchParams.get('job')).toMatch(/^\d+$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  test('leaves a receipt to the cashier, who is notified and reprints it elsewhere', async () => {
    const { page } = till;
    const order = await moved(owner, await place(owner, 'A2'), 'accepted', 'preparing', 'ready');
    const served = await moved(owner, order, 'served');
    await paid(owner, served, 'Card terminal');
    const before = spare.pages.length;
    await printed(served, 'Receipt');
    await till.toast('First printer couldn’t print').waitFor();
    expect(await jobOf(order, 'receipt')).toMatchObject({ state: 'dead', failure: 'lost' });
    expect(spare.pages).toHaveLength(before);
    expect(first.pages).toEqual([]);
    await till.toast('couldn’t print').getByRole('button', { name: 'View job' }).click();
    const job = page.getByRole('dialog');
    await job
      .getByText(/Check what was printed/)
      .first()
      .waitFor();
    await job.getByRole('button', { name: 'Change printer' }).click();
    await page.getByRole('menuitem', { name: 'Spare printer' }).click();
    await expect.poll(async () => (await jobOf(order, 'receipt')).state).toBe('printed');
    await expect.poll(() => spare.pages.length).toBe(before + 1);
    const paper = texts(spare).at(-1);
    expect(paper).toContain(order.number);
    expect(paper).toContain(mark);
  });

  test('prints without a mark once it works again', async () => {
    first.behave({});
    const order = await moved(owner, await place(owner, 'A3'), 'accepted');
    await printed(order, 'Bill');
    await till.toast('printed on First printer').waitFor();
    await expect.poll(() => first.pages.length).toBe(1);
    expect(texts(first)[0]).toContain(order.number);
    expect(texts(first)[0]).not.toContain(mark);
    expect(await jobOf(order, 'bill')).toMatchObject({ state: 'printed', is_copy: false });
    expect((await owner.call(getOrder, { params: { id: order.id } })).is_bill_printed).toBe(true);
  });
});
