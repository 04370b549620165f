import { changeTable, createTable, listTables, updateTable, type Table } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';
import type { TablesStage } from './TablesStage.ts';

const fields = ({ name, section, seats_min, seats_max, shape, x, y }: Table) => ({
  name,
  section,
  seats_min,
  seats_max,
  shape,
  x,
  y,
});

/** The tables themselves. */
export function tablesEditing(floor: TablesStage): void {
  const { stage } = floor;
  const list = (query: object, username = 'merchant') =>
    stage.as(username, listTables, { query: { length: 100, ...query } });
  const update = (table: Table, more: Partial<Table>, username = 'merchant') =>
    stage.as(username, updateTable, {
      params: { id: table.id },
      body: { version: table.version, ...fields({ ...table, ...more }) },
    });

  listLaws(stage, {
    name: 'tables',
    list: listTables,
    username: 'supermerchant',
    query: {},
    search: 'hall',
    textOf: (row: Table) => `${row.name} ${row.section}`,
  });

  describe('table list', () => {
    test('contains tables in the caller’s scope, ordered by section and number', async () => {
      const { aaData } = await list({ order: 'asc' });
      expect(new Set(aaData.map(({ merchant_id }) => merchant_id))).toEqual(new Set([101]));
      expect(aaData.map(({ name }) => name).slice(0, 8)).toEqual(
        Array.from({ length: 8 }, (_, i) => `A${i + 1}`),
      );
      const tens = await floor.fresh({ name: 'A10', section: 'Hall' });
      const after = await list({ order: 'asc', section: 'hall' });
      expect(after.aaData.at(-1)?.id).toBe(tens.id);
      expect(await refused(list({ merchant_id: 102 }))).toMatchObject({ code: 'forbidden' });
      expect((await list({ merchant_id: 102 }, 'agent')).total).toBe(12);
    });

    test('shows states and amounts due, and filters by service status', async () => {
      const { aaData } = await list({});
      const states = new Set(aaData.map(({ state }) => state));
      for (const state of ['available', 'held', 'occupied', 'out_of_service'] as const)
        expect(states).toContain(state);
      const broken = await list({ status: 'out_of_service' });
      expect(
        broken.aaData.every(({ is_active, state }) => !is_active && state === 'out_of_service'),
      ).toBe(true);
      expect((await list({ status: 'active' })).total + broken.total).toBe(aaData.length);
      for (const { orders, owed } of aaData)
        expect(owed).toBe(orders.reduce((sum, { balance }) => sum + Math.max(0, balance), 0));
      expect(aaData.some(({ owed }) => owed > 0)).toBe(true);
    });
  });

  describe('table', () => {
    test('is created as available', async () => {
      const table = await floor.fresh({ seats_min: 2, seats_max: 6, shape: 'rectangle' });
      expect(table).toMatchObject({
        version: 1,
        state: 'available',
        seats_min: 2,
        is_active: true,
      });
      expect(table.qr_token.length).toBeGreaterThanOrEqual(22);
      expect(await floor.now(table)).toEqual(table);
    });

    test('refuses an edit of an outdated version', async () => {
      const table = await floor.fresh();
      const next = await update(table, { seats_max: 8, x: 120, y: 40 });
      expect(next).toMatchObject({ id: table.id, version: 2, seats_max: 8, x: 120, y: 40 });
      expect(await refused(update(table, { seats_max: 2 }))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: 2, seats_max: 8 } },
      });
    });

    test('needs a unique name in its section, valid seats and a position on the plan', async () => {
      const table = await floor.fresh();
      const wrong = (more: object) => refused(floor.fresh(more));
      expect(await wrong({ name: table.name.toLowerCase() })).toMatchObject({
        code: 'invalid',
        matter: { fields: { name: { code: 'taken' } } },
      });
      await floor.fresh({ name: table.name, section: 'Elsewhere' });
      const refusedFields = async (more: object) =>
        Object.keys((await wrong(more)).matter.fields ?? {});
      expect(await refusedFields({ seats_min: 5, seats_max: 4 })).toEqual(['seats_max']);
      expect(await refusedFields({ seats_max: 51 })).toEqual(['seats_max']);
      expect(await refusedFields({ name: '' })).toEqual(['name']);
      expect(await refusedFields({ x: 1_590 })).toEqual(['x']);
      expect(await refusedFields({ y: 950 })).toEqual(['y']);
    });

    test('can be deactivated only while it is unused, and cannot be used while it is inactive', async () => {
      const table = await floor.fresh();
      const off = await floor.step(table, { action: 'deactivate' });
      expect(off).toMatchObject({ state: 'out_of_service', is_active: false });
      expect(await refused(floor.occupy(off, true))).toMatchObject({ code: 'notAllowedNow' });
      expect(await refused(floor.step(off, { action: 'hold' }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { from: 'out_of_service' } },
      });
      const on = await floor.step(off, { action: 'activate' });
      const seated = await floor.occupy(on, true);
      expect(await refused(floor.step(seated, { action: 'deactivate' }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { from: 'occupied' } },
      });
    });

    test('gets a new QR code on request', async () => {
      const table = await floor.fresh();
      const next = await floor.step(table, { action: 'rotate_token' });
      expect(next.qr_token).not.toBe(table.qr_token);
      expect(next.qr_token.length).toBeGreaterThanOrEqual(22);
      expect(await refused(floor.step(table, { action: 'rotate_token' }))).toMatchObject({
        code: 'conflict',
      });
    });

    test('can be changed only with permission, in the caller’s scope', async () => {
      const table = await floor.fresh();
      const body = { version: 1, ...fields(table) };
      const put = (username: string) =>
        refused(stage.as(username, updateTable, { params: { id: table.id }, body }));
      expect(await put('waiter')).toMatchObject({ code: 'forbidden' });
      expect(await put('merchant.bangsar')).toMatchObject({ code: 'notFound', status: 404 });
      expect(await refused(floor.step(table, { action: 'deactivate' }, 'waiter'))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'table.edit' } },
      });
      expect(await refused(floor.step(table, { action: 'hold' }, 'kitchen'))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'table.occupy' } },
      });
      expect(
        await refused(
          stage.as('merchant.bangsar', changeTable, {
            params: { id: table.id },
            body: { action: 'hold', version: 1 },
          }),
        ),
      ).toMatchObject({ code: 'notFound' });
      const elsewhere = { ...body, merchant_id: 102 };
      const { version: _version, ...input } = elsewhere;
      expect(await refused(stage.as('merchant', createTable, { body: input }))).toMatchObject({
        code: 'forbidden',
      });
      const chosen = await stage.as('agent', createTable, { body: input });
      expect(chosen.merchant_id).toBe(102);
    });
  });

  const added = async (name: string) => (await floor.fresh({ name, section: 'Spelt' })).id;
  const find = async (query: object) => (await list(query)).aaData.map(({ id }) => id);
  searchCases({ rows: 'tables', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'tables', create: added, list: () => find({ order: 'asc' }) });
  test('tables are found by their section in any spelling', async () => {
    const { id } = await floor.fresh({ name: 'Hof', section: 'Große Terrasse' });
    for (const query of [{ search: 'grosse  terr' }, { section: 'GROSSE TERRASSE' }])
      expect(await find(query)).toEqual([id]);
  });
}
