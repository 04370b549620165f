import { displayMenu, placeOrder, voidOrder } from '@servery/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertRows } from '../src/storage/sql.ts';
import { redeemVoucher, releaseVoucher, reserveVoucher } from '../src/areas/vouchers/redeem.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const merchant_id = 101;
const now = new Date('2026-11-20T05:30:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let voucher = 0;

describe.each(engines)('voucher on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    voucher += 1;
    await insertRows(db(), 'voucher', [
      {
        merchant_id,
        id: voucher,
        code: `V-${voucher}`,
        state: 'available',
        valid_until: later(90),
      },
    ]);
  });

  const db = () => server.host.database.kysely;
  const use = (order_id: number) => ({ merchant_id, code: `V-${voucher}`, order_id });

  test('is redeemed once, by the order that reserved it', async () => {
    expect(await redeemVoucher(db(), use(1), now)).toBe(false);
    expect(await reserveVoucher(db(), use(1), now)).toBe(true);
    expect(await reserveVoucher(db(), use(2), now)).toBe(false);
    expect(await redeemVoucher(db(), use(2), now)).toBe(false);
    expect(await redeemVoucher(db(), use(1), now)).toBe(true);
    expect(await redeemVoucher(db(), use(1), now)).toBe(false);
    expect(await reserveVoucher(db(), use(2), now)).toBe(false);
  });

  test('is available to other orders again after 30 minutes', async () => {
    expect(await reserveVoucher(db(), use(1), now)).toBe(true);
    expect(await reserveVoucher(db(), use(2), later(29))).toBe(false);
    expect(await reserveVoucher(db(), use(2), later(30))).toBe(true);
    expect(await redeemVoucher(db(), use(1), later(31))).toBe(false);
  });

  test('is released when its own order is cancelled, not by another order', async () => {
    expect(await reserveVoucher(db(), use(1), now)).toBe(true);
    expect(await redeemVoucher(db(), use(1), now)).toBe(true);
    expect(await releaseVoucher(db(), use(2))).toBe(false);
    expect(await releaseVoucher(db(), use(1))).toBe(true);
    expect(await releaseVoucher(db(), use(1))).toBe(false);
    expect(await reserveVoucher(db(), use(2), now)).toBe(true);
  });

  test('is released when its order is voided', async () => {
    const { call } = await server.as('merchant');
    const { categories } = await call(displayMenu, { query: {} });
    const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Roti tisu')!;
    const { id: order_id, version } = await call(placeOrder, {
      body: { order_method: 'pickup', lines: [{ menu_id: dish.id, quantity: 1 }] },
    });
    const at = server.host.now();
    expect(await reserveVoucher(db(), use(order_id), at)).toBe(true);
    expect(await reserveVoucher(db(), use(2), at)).toBe(false);
    await call(voidOrder, { body: { order_id, version, reason: 'Rung up twice' } });
    expect(await reserveVoucher(db(), use(2), at)).toBe(true);
  });

  test('is valid only until its expiry, and at its merchant', async () => {
    expect(await reserveVoucher(db(), use(1), later(91))).toBe(false);
    expect(await reserveVoucher(db(), { ...use(1), merchant_id: 102 }, now)).toBe(false);
  });
});
