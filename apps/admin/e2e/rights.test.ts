import {
  cancelOrder,
  combineOrders,
  updateOrder,
  updateOrderOwner,
  voidOrder,
  displayOrders,
  getQuote,
  splitOrder,
  toggleOrderStatus,
  togglePaymentStatus,
  type Client,
  type Order,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let order: Order;

beforeAll(async () => {
  order = await moved(
    await shop.as('supervisor'),
    await place(await shop.as('waiter'), 'A1'),
    'accepted',
  );
});

const menu = {
  kitchen: ['Start', 'Ready'],
  pay: ['Take payment'],
  edit: ['Add items…', 'Edit note and covers…'],
  discount: ['Discount…', 'Service charge…'],
  split: ['Split bill…'],
  combine: ['Combine…'],
  deliver: ['Change to delivery…'],
  owner: ['Change owner…'],
  cancel: ['Cancel order…'],
  void: ['Void order…'],
};
type Part = keyof typeof menu;
const all = Object.keys(menu) as Part[];

/** The actions of each role on an accepted, unpaid table order; those in `locked` need a PIN. */
const may: Record<string, { offers: Part[]; locked: Part[] }> = {
  merchant: { offers: all, locked: [] },
  supervisor: { offers: all, locked: [] },
  cashier: {
    offers: all.filter((part) => part !== 'kitchen'),
    locked: ['owner', 'cancel', 'void'],
  },
  waiter: { offers: ['edit', 'discount', 'split', 'combine'], locked: ['discount'] },
  kitchen: { offers: ['kitchen'], locked: [] },
  host: { offers: [], locked: [] },
  agent: { offers: [], locked: [] },
  supermerchant: { offers: [], locked: [] },
  admin: { offers: ['cancel'], locked: [] },
};

/** One request per action; a host checks its capability before anything else. */
const behind: Record<Part, (client: Client) => Promise<unknown>> = {
  kitchen: ({ call }) => call(toggleOrderStatus, { body: { ...at(), status: 'preparing' } }),
  pay: ({ call }) =>
    call(togglePaymentStatus, {
      body: { ...at(), paid: true, tenders: [{ payment_option_id: 1_016_000, amount: 100 }] },
    }),
  edit: ({ call }) => call(updateOrder, changing({ type: 'set_note', note: 'x' })),
  discount: ({ call }) =>
    call(updateOrder, changing({ type: 'apply_service_charge', apply: false })),
  split: ({ call }) =>
    call(splitOrder, { body: { ...at(), bills: [[{ line_id: 1, quantity: 1 }]], preview: true } }),
  combine: ({ call }) =>
    call(combineOrders, {
      body: { target_id: order.id, orders: [at(), { order_id: 1, version: 1 }], preview: true },
    }),
  deliver: ({ call }) => call(getQuote, { query: { order_id: order.id, postcode: '50350' } }),
  owner: ({ call }) => call(updateOrderOwner, { body: { ...at(), member_id: null } }),
  cancel: ({ call }) => call(cancelOrder, { body: { ...at(), reason: 'Guest left' } }),
  void: ({ call }) => call(voidOrder, { body: { ...at(), reason: 'Training' } }),
};

const at = () => ({ order_id: order.id, version: order.version });
const changing = (
  change: { type: 'set_note'; note: string } | { type: 'apply_service_charge'; apply: boolean },
) => ({
  params: { order_id: order.id },
  body: { version: order.version, changes: [change] },
});

test.each(Object.entries(may))(
  '%s is offered only permitted actions and refused all others',
  async (who, { offers, locked }) => {
    const { page, errors } = await devices.open();
    const till = new Till(page);
    await page.goto(`/orders/${order.id}`);
    await till.fillIn(who);
    await page.getByRole('heading', { level: 1, name: `Order ${order.number}` }).waitFor();
    // The kitchen can't see prices, so it has no bill.
    if (who !== 'kitchen') await page.getByRole('region', { name: 'Bill' }).waitFor();

    const seen = new Set<string>();
    for (const name of Object.values(menu).flat())
      if (await page.getByRole('button', { name, exact: true }).count()) seen.add(name);
    const more = page.getByRole('button', { name: `More actions for order ${order.number}` });
    const lockedSeen: string[] = [];
    if (await more.count()) {
      await more.click();
      await page.getByRole('menuitem').first().waitFor();
      for (const item of await page.getByRole('menuitem').all()) {
        const [label = '', note] = (await item.innerText()).split('\n');
        seen.add(label);
        if (note === 'Needs approval by PIN') lockedSeen.push(label);
      }
    }
    expect([...seen].sort()).toEqual(offers.flatMap((part) => menu[part]).sort());
    expect(lockedSeen.sort()).toEqual(locked.flatMap((part) => menu[part]).sort());
    expect(errors).toEqual([]);

    const client = await shop.as(who);
    for (const part of all.filter((one) => !offers.includes(one)))
      await expect(behind[part](client)).rejects.toMatchObject({ code: 'forbidden' });
    for (const part of locked)
      await expect(behind[part](client)).rejects.toMatchObject({ code: 'approvalRequired' });
  },
);

test('marketing sees why it has no access to orders', async () => {
  const { page } = await devices.open();
  const till = new Till(page);
  await page.goto('/');
  await till.fillIn('marketing');
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.goto('/orders/live');
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
  expect(await page.getByRole('link', { name: 'Live orders' }).count()).toBe(0);
  const client = await shop.as('marketing');
  await expect(client.call(displayOrders, { query: {} })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(place(client, 'A1')).rejects.toMatchObject({ code: 'forbidden' });
});

test('an order of another merchant is not found', async () => {
  const { page } = await devices.open();
  await page.goto(`/orders/${order.id}`);
  await new Till(page).fillIn('merchant.bangsar');
  await page.getByText('Order not found').waitFor();
  const client = await shop.as('merchant.bangsar');
  for (const part of all.filter((one) => one !== 'combine'))
    await expect(behind[part](client)).rejects.toMatchObject({ code: 'notFound' });
});
