import { readFileSync } from 'node:fs';
import { listOrders, type Client, type Order } from '@servery/api';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { now, paid, place } from './support/orders.ts';
import { reasonCases } from './support/reasonCases.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

/** Signs in on a page in any language: finds the fields by their purpose. */
async function signIn(page: Page, username: string) {
  await page.goto('/login');
  await new Till(page).enter(username);
}

describe('a picked reason', () => {
  let owner: Client;
  let office: Till;
  let reader: Page;
  const codes = new Map<number, string>();

  beforeAll(async () => {
    owner = await shop.as('merchant');
    office = new Till((await devices.open()).page);
    await office.signIn('merchant');
    const german = { language: null, locale: 'de-DE', acceptDownloads: true };
    ({ page: reader } = await devices.open(german));
    await signIn(reader, 'supervisor');
  });

  /** Returns the row of an order in the reader's CSV export of the history. */
  async function exported({ number }: Order) {
    await reader.goto(`/orders/history?search=${number}`);
    const download = reader.waitForEvent('download');
    await reader.getByRole('button', { name: 'CSV exportieren' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).not.toContain('[object Object]');
    return file.split('\r\n').find((line) => line.startsWith(`${number},`));
  }

  test.each(reasonCases)('of $action is stored as $code and shown in German', async (each) => {
    const { page } = office;
    const order = await each.prepare(owner, each.table);
    await page.goto(`/orders/${order.id}`);
    if (each.menu === 'order') await office.pick(order, each.entry, page);
    else {
      await page.getByRole('button', { name: 'Actions for Roti tisu' }).click();
      await page.getByRole('menuitem', { name: each.entry }).click();
    }
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: each.reason, exact: true }).check();
    await dialog.getByRole('button', { name: each.submit }).click();
    await dialog.waitFor({ state: 'detached' });
    codes.set(order.id, each.code);

    const { facts } = (await now(owner, order)).timeline.at(-1)!;
    expect(facts).toMatchObject({ reason_code: each.code });
    expect(facts).not.toHaveProperty('reason');
    const { aaData } = await owner.call(listOrders, { query: { search: order.number } });
    expect(aaData.find(({ id }) => id === order.id)?.ended_for?.reason_code).toBe(
      each.isEnd ? each.code : undefined,
    );

    await reader.goto(`/orders/${order.id}`);
    await reader.getByRole('list', { name: 'Verlauf' }).getByText(each.german).first().waitFor();
    const row = await exported(order);
    expect(row).toContain(order.transaction_id);
    if (each.isEnd) expect(row).toContain(`,${each.german},`);
  });

  test('of every action is in the audit row as a code', async () => {
    const rows = await shop.audit(...codes.keys());
    const found = [...codes].map(([id, code]) =>
      rows.some(
        ({ object_id, facts }) =>
          object_id === id && JSON.stringify(facts).includes(`"reason_code":"${code}"`),
      ),
    );
    expect(found).toEqual(reasonCases.map(() => true));
  });
});

test('a completed refund is stored and visible to another role', async () => {
  const owner = await shop.as('merchant');
  const placed = await place(owner, 'A3');
  const order = await paid(owner, placed, 'Cash');
  const till = new Till((await devices.open()).page);
  await till.signIn('supervisor');
  await till.pick(order, /^Cancel order/, till.ticket(order));
  const cancelling = till.dialog(`Cancel order ${order.number}?`);
  await cancelling.getByRole('radio').first().check();
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await cancelling.waitFor({ state: 'detached' });
  await till.pick(order, /^Complete refund/, till.ticket(order));
  const refunding = till.dialog(`Complete refund of order ${order.number}?`);
  await refunding.getByRole('button', { name: 'Complete refund' }).click();
  await refunding.waitFor({ state: 'detached' });

  const { payment_status, refunds } = await now(owner, order);
  expect({ payment_status, refunds }).toMatchObject({
    payment_status: 'refunded',
    refunds: [{ state: 'completed', amount: order.totals.captured }],
  });
  const { page } = await devices.open();
  await signIn(page, 'cashier');
  await page.goto(`/orders/${order.id}`);
  await page.getByText('Refunded', { exact: true }).first().waitFor();
});

describe.each([1280, 1440])('the order history at %i px', (width) => {
  test.each(['merchant', 'admin'])('shows %s the total of every order', async (who) => {
    const { page } = await devices.open({ viewport: { width, height: 900 } });
    await signIn(page, who);
    await page.goto('/orders/history?startDate=2020-01-01+00%3A00&endDate=2030-01-01+00%3A00');
    const cells = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell');
    await cells.first().waitFor();
    const inView = await cells.last().evaluate((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const edge = cell.closest('[role=grid]')!.parentElement!.getBoundingClientRect().right;
      // A point at the end of the cell: an element that covers or clips the cell would be there
      // instead.
      const shown = document.elementFromPoint(right - 4, (top + bottom) / 2);
      return { isShown: cell.contains(shown), over: Math.max(0, right - edge), left };
    });
    expect(inView).toMatchObject({ isShown: true, over: 0 });
  });
});
