import {
  addGuestLines,
  createCategory,
  createReservation,
  createStaff,
  exportOrders,
  getGuestMenu,
  getGuestTable,
  getReservationCalendar,
  getSettings,
  joinQueue,
  listCategories,
  listOrders,
  listQueues,
  listTables,
  placeOrder,
  requestReservation,
  sendGuestOrder,
  setOpening,
  toggleCategory,
  toggleOrderStatus,
  togglePaymentStatus,
  voidOrder,
  type MenuCategory,
  type Order,
} from '@servery/api';
import { expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';
import { supermerchantCalls } from './supermerchantCalls.ts';

const readOnly = { code: 'outletReadOnly', status: 403 };
const merchant_id = 102;
const starts_at = '2026-11-21T04:00:00.000Z';

/**
 * What people and guests can do at the outlet in Bangsar while the plan of its group doesn't include
 * it. `openOrder` was placed there before.
 */
export function readOnlyOutlet(stage: Stage, openOrder: () => Order): void {
  const categories = async (by: string): Promise<MenuCategory[]> =>
    (await stage.as(by, listCategories, { query: { merchant_id, order: 'asc' } })).aaData;
  const toggle = ({ id, version, is_active }: MenuCategory, by: string) =>
    stage.as(by, toggleCategory, { params: { id }, body: { version, is_active: !is_active } });

  test('refuse new orders at a read-only outlet', async () => {
    const before = await stage.as('merchant.bangsar', listOrders, { query: {} });
    const lines = await stage.lines('merchant.bangsar');
    const body = { order_method: 'pickup' as const, lines };
    for (const [by, named] of [
      ['merchant.bangsar', {}],
      ['waiter.bangsar', { merchant_id }],
    ] as const)
      expect(
        await refused(stage.as(by, placeOrder, { body: { ...body, ...named } })),
      ).toMatchObject(readOnly);
    const booking = { name: 'Aida Rahim', starts_at, party: 2 };
    expect(
      await refused(stage.as('merchant.bangsar', createReservation, { body: booking })),
    ).toMatchObject(readOnly);
    const { total } = await stage.as('merchant.bangsar', listOrders, { query: {} });
    expect(total).toBe(before.total);
  });

  test('refuse changes of the menu, settings and people of a read-only outlet', async () => {
    const [category] = await categories('merchant.bangsar');
    const staff = { username: 'new.bangsar', name: 'Aida Rahim', email: 'aida@example.com' };
    for (const by of ['merchant.bangsar', 'supermerchant']) {
      expect(await refused(toggle(category!, by))).toMatchObject(readOnly);
      for (const write of [
        () => stage.as(by, createCategory, { body: { merchant_id, name: 'Desserts' } }),
        () =>
          stage.as(by, createStaff, {
            body: { merchant_id, role: 'waiter', ...staff },
          }),
      ])
        expect(await refused(write())).toMatchObject(readOnly);
    }
    const { versions } = await stage.as('merchant.bangsar', getSettings, { query: {} });
    const closing = stage.as('merchant.bangsar', setOpening, {
      body: { version: versions.state, is_open: false },
    });
    expect(await refused(closing)).toMatchObject(readOnly);
    expect(await categories('merchant.bangsar')).toContainEqual(category);
  });

  test('leave the other outlets of the group, and the support of the platform', async () => {
    const [own] = (
      await stage.as('supermerchant', listCategories, {
        query: { merchant_id: 101, order: 'asc' },
      })
    ).aaData;
    const changed = await toggle(own!, 'supermerchant');
    expect(changed.is_active).toBe(!own!.is_active);
    await toggle(changed, 'merchant');
    const reached = await supermerchantCalls(stage).reachedFrom(
      101,
      await stage.client('supermerchant'),
    );
    expect(reached).toContain(104);
    expect(reached).not.toContain(merchant_id);
    const [closed] = await categories('admin');
    const supported = await toggle(closed!, 'admin');
    expect(supported.version).toBe(closed!.version + 1);
    await toggle(supported, 'admin');
  });

  test('refuse orders, bookings and queues of guests at a read-only outlet, and show its menu', async () => {
    const query = { merchant_id, order: 'asc' as const };
    const { aaData } = await stage.as('supermerchant', listTables, { query });
    const token = aaData[0]!.qr_token;
    const { call } = stage.recorded(await stage.host.browser());
    expect((await call(getGuestTable, { query: { token } })).is_open).toBe(false);
    const menu = await call(getGuestMenu, { query: { token } });
    expect(menu.categories.length).toBeGreaterThan(0);
    const [line] = await stage.lines('merchant.bangsar');
    const own = { query: { merchant_id } };
    const { token: book } = await stage.as('merchant.bangsar', getReservationCalendar, own);
    const { aaData: queues } = await stage.as('merchant.bangsar', listQueues, own);
    const guest = { name: 'Aida Rahim', phone: '+60123450018', party: queues[0]!.party_min };
    for (const write of [
      () => call(addGuestLines, { body: { token, lines: [line!] } }),
      () => call(sendGuestOrder, { body: { token, cart: [{ id: 1, version: 1 }] } }),
      () => call(joinQueue, { body: { token: queues[0]!.token, ...guest } }),
      () => call(requestReservation, { params: { token: book }, body: { ...guest, starts_at } }),
    ])
      expect(await refused(write())).toMatchObject(readOnly);
  });

  test('leave reads and exports of a read-only outlet, and what is open there', async () => {
    const by = 'merchant.bangsar';
    const open = await stage.now(openOrder(), by);
    expect(open).toMatchObject({ merchant_id, status: 'new' });
    expect((await stage.as(by, listOrders, { query: {} })).total).toBeGreaterThan(0);
    expect((await stage.as(by, exportOrders, { query: {} })).total).toBeGreaterThan(0);
    const accepted = await stage.as(by, toggleOrderStatus, {
      body: { ...on(open), status: 'accepted' },
    });
    const { id: payment_option_id } = await stage.option('cash', by);
    const tenders = [{ payment_option_id, amount: accepted.balance }];
    const paid = await stage.as(by, togglePaymentStatus, {
      body: { ...on(accepted), paid: true, tenders },
    });
    expect(paid).toMatchObject({ payment_status: 'paid', balance: 0 });
    const reason = 'Wrong table';
    const voided = await stage.as(by, voidOrder, { body: { ...on(paid), reason } });
    expect(voided.status).toBe('voided');
  });
}
