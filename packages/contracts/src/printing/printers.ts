import {
  clearPrinterJob,
  createPrinter,
  deletePrinter,
  getPrintTemplate,
  listPrinters,
  savePrintTemplate,
  updatePrinter,
  type Input,
} from '@servery/api';
import { expect, test } from 'vitest';
import { printerNamed, type PrintStage } from './printing.ts';
import { refused } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';

type Fields = Input<typeof createPrinter>['body'];

const fields = (change: Partial<Fields> = {}): Fields => ({
  name: `Terrace ${Math.random()}`.slice(0, 16),
  connection: 'network',
  host: '192.168.7.20',
  port: 9100,
  width: 80,
  code_page: 'auto',
  duties: ['bill'],
  fallback_id: null,
  is_active: true,
  ...change,
});

/**
 * Printers and the print template are set up by people with permission, and only reach the
 * merchant's own network.
 */
export function printersCases(stage: PrintStage): void {
  const add = (change: Partial<Fields> = {}, username = 'merchant') =>
    stage.as(username, createPrinter, { body: fields(change) });
  const fieldOf = async (call: Promise<unknown>) =>
    Object.keys((await refused(call)).matter.fields ?? {});

  test('can be added, changed and deleted', async () => {
    const printer = await add({ name: 'Courtyard' });
    expect(printer).toMatchObject({ name: 'Courtyard', version: 1, waiting: 0, given_up: 0 });
    const { id } = printer;
    const body = { ...fields({ name: 'Courtyard two', width: 58 }), version: 1 };
    const changed = await stage.as('merchant', updatePrinter, { params: { id }, body });
    expect(changed).toMatchObject({ id, version: 2, name: 'Courtyard two', width: 58 });
    expect(
      await refused(stage.as('merchant', updatePrinter, { params: { id }, body })),
    ).toMatchObject({
      code: 'conflict',
      matter: { current: { name: 'Courtyard two', version: 2 } },
    });
    const gone = stage.as('merchant', deletePrinter, { params: { id }, body: { version: 2 } });
    expect(await gone).toEqual({ cleared: 0 });
    const { aaData } = await stage.as('merchant', listPrinters, { query: { length: 100 } });
    expect(aaData.map((one) => one.id)).not.toContain(id);
    expect(
      await refused(stage.as('merchant', deletePrinter, { params: { id }, body: { version: 3 } })),
    ).toMatchObject({ code: 'notFound' });
  });

  test('need a private IP address and a printer port', async () => {
    for (const host of ['8.8.8.8', '127.0.0.1', '169.254.169.254', 'localhost', '::1', ''])
      expect(await fieldOf(add({ host }))).toEqual(['host']);
    expect(await fieldOf(add({ port: 80 }))).toEqual(['port']);
  });

  test('need unique names, and backup printers without loops', async () => {
    expect(await fieldOf(add({ name: 'FRONT COUNTER' }))).toEqual(['name']);
    expect(await fieldOf(add({ fallback_id: 999 }))).toEqual(['fallback_id']);
    const bar = await printerNamed(stage, 'Bar');
    const kitchen = await printerNamed(stage, 'Kitchen');
    const { id, version } = bar;
    const body = { ...fields({ name: 'Bar', fallback_id: kitchen.id }), version };
    expect(await fieldOf(stage.as('merchant', updatePrinter, { params: { id }, body }))).toEqual([
      'fallback_id',
    ]);
  });

  test('are visible to everyone who can see orders, and set up only with permission', async () => {
    expect(await printerNamed(stage, 'Bar', 'waiter')).toMatchObject({ name: 'Bar' });
    for (const username of ['waiter', 'cashier', 'supervisor'])
      expect(await refused(add({}, username))).toMatchObject({ code: 'forbidden' });
  });

  test('of another merchant are not found', async () => {
    const { id, version } = await printerNamed(stage, 'Bar');
    const other = 'merchant.bangsar';
    const body = { ...fields(), version };
    for (const call of [
      () => stage.as(other, updatePrinter, { params: { id }, body }),
      () => stage.as(other, deletePrinter, { params: { id }, body: { version } }),
      () => stage.as(other, clearPrinterJob, { body: { printer_id: id } }),
    ])
      expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
    const listed = stage.as(other, listPrinters, { query: { merchant_id: 101 } });
    expect(await refused(listed)).toMatchObject({ code: 'forbidden' });
  });

  test('use the template of their merchant, which is saved by version and with permission', async () => {
    const first = await stage.as('merchant', getPrintTemplate, { query: {} });
    expect(first).toMatchObject({ merchant_id: 101, language: 'en', logo: null });
    const {
      version,
      merchant_id: _id,
      merchant_name: _name,
      merchant_profile: _profile,
      ...look
    } = first;
    const body = { ...look, version, language: 'ms' as const, footer: 'Terima kasih!' };
    const saved = await stage.as('merchant', savePrintTemplate, { body });
    expect(saved).toMatchObject({ language: 'ms', footer: 'Terima kasih!', version: version + 1 });
    expect(await stage.as('waiter', getPrintTemplate, { query: {} })).toEqual(saved);
    expect(await refused(stage.as('merchant', savePrintTemplate, { body }))).toMatchObject({
      code: 'conflict',
      matter: { current: { version: version + 1 } },
    });
    expect(await refused(stage.as('cashier', savePrintTemplate, { body }))).toMatchObject({
      code: 'forbidden',
    });
    const back = { ...look, version: version + 1 };
    await stage.as('merchant', savePrintTemplate, { body: back });
  });

  const added = async (name: string) => (await add({ name })).id;
  const find = async (query: { search?: string; order?: 'asc' }) => {
    const { aaData } = await stage.as('merchant', listPrinters, {
      query: { length: 100, ...query },
    });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'printers', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'printers', create: added, list: () => find({ order: 'asc' }) });
}
