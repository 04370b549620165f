import {
  exportFiles,
  listEmployees,
  listMembers,
  listOrders,
  listShifts,
  listTables,
  type Order,
  type MerchantExport,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { exportCalls, type ExportedFiles } from './exportCalls.ts';

const owner = 'merchant.cheras';

/** Exporting everything that belongs to a merchant. */
export function exporting(stage: Stage): void {
  const { start, page, read } = exportCalls(stage);

  describe('startMerchantExport', () => {
    let order: Order;
    let started: MerchantExport;
    let files: ExportedFiles;
    const rowsOf = (file: (typeof exportFiles)[number]) => files.get(file)!;

    beforeAll(async () => {
      order = await stage.placed({ customer_name: '=HYPERLINK("x")' }, owner);
      started = await start(owner);
      files = await read(owner, started);
    });

    test('lists every file with its columns and the number of its rows', () => {
      expect(started.merchant).toEqual({ id: 103, name: 'Seri Melati Cheras' });
      expect(started.files.map(({ file }) => file).toSorted()).toEqual(exportFiles.toSorted());
      for (const { file, columns, rows } of started.files) {
        expect([file, rowsOf(file).length]).toEqual([file, rows]);
        for (const row of rowsOf(file)) expect(Object.keys(row)).toEqual(columns);
      }
    });

    test('has the rows of the merchant and no others', async () => {
      const listed = await stage.as(owner, listOrders, { query: { length: 100 } });
      const ids = new Set(rowsOf('orders').map(({ id }) => id));
      for (const { id } of listed.aaData) expect(ids).toContain(id);
      const others = await stage.as('merchant', listOrders, { query: { length: 100 } });
      for (const { id } of others.aaData) expect(ids).not.toContain(id);
      for (const file of ['order_items', 'payments', 'refunds'] as const)
        for (const { order_id } of rowsOf(file)) expect(ids).toContain(order_id);
      const { total: tables } = await stage.as(owner, listTables, { query: {} });
      expect(rowsOf('tables')).toHaveLength(tables);
      const { total: members } = await stage.as(owner, listMembers, { query: {} });
      expect(rowsOf('members')).toHaveLength(members);
      expect(rowsOf('staff').map(({ username }) => username)).toContain('cashier.cheras');
      for (const file of ['menu_items', 'shifts', 'cash_movements', 'attendance'] as const)
        expect([file, rowsOf(file).length > 0]).toEqual([file, true]);
      const { total: employees } = await stage.as(owner, listEmployees, { query: {} });
      expect(rowsOf('employees')).toHaveLength(employees);
      const { total: shifts } = await stage.as(owner, listShifts, { query: {} });
      expect(rowsOf('shifts')).toHaveLength(shifts);
      const memberIds = new Set(rowsOf('members').map(({ id }) => id));
      for (const { member_id } of rowsOf('wallet_entries')) expect(memberIds).toContain(member_id);
    });

    test('has amounts as decimal numbers, and texts as they were entered', () => {
      const row = rowsOf('orders').find(({ id }) => id === order.id)!;
      expect(row).toMatchObject({
        number: order.number,
        customer_name: '=HYPERLINK("x")',
        total: (order.totals.due / 100).toFixed(2),
      });
      const items = rowsOf('order_items').filter(({ order_id }) => order_id === order.id);
      expect(items.map(({ id, net }) => [id, net])).toEqual(
        order.items.map(({ id, net }) => [id, (net / 100).toFixed(2)]),
      );
    });

    test('has no secrets', async () => {
      const columns = started.files.flatMap((file) => file.columns);
      expect(columns.filter((name) => /token|pin|password|hash|secret/.test(name))).toEqual([]);
      const text = JSON.stringify([...files.values()]);
      const { aaData } = await stage.as(owner, listTables, { query: { length: 100 } });
      for (const { qr_token } of aaData) expect(text).not.toContain(qr_token);
    });

    test('can be read only by the person who started it', async () => {
      for (const by of ['admin', 'merchant'])
        expect(await refused(page(by, started.id, 'orders'))).toMatchObject({ code: 'notFound' });
      const theirs = await start('admin', 103);
      expect(theirs.id).not.toBe(started.id);
      expect((await page('admin', theirs.id, 'tables')).files[0]!.rows).toEqual(rowsOf('tables'));
    });

    test('is up to the owner and administrators', async () => {
      for (const by of ['agent', 'supermerchant', 'cashier.cheras'])
        expect(await refused(start(by, 103))).toMatchObject({ code: 'forbidden' });
      expect([403, 404]).toContain((await refused(start('merchant', 103))).status);
      expect(await refused(start('admin'))).toMatchObject({ code: 'invalid' });
    });
  });
}
