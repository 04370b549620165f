import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  addInvoice,
  addInvoiceClient,
  addInvoicePayment,
  deleteInvoice,
  duplicateInvoice,
  getInvoice,
  getInvoiceForm,
  invoiceColumns,
  invoiceStatusChoices,
  listInvoiceClients,
  listInvoices,
  markInvoiceDownloaded,
  restoreInvoice,
  sendInvoice,
  updateInvoice,
  type InvoiceDraft,
  type InvoicePayment,
  type InvoiceRow,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@servery/domain/template';
import { addDays } from '@servery/domain/time';
import { issuerClients } from './issuer.ts';
import { invoicesHandlers } from './handlers.ts';
import { invoicesMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...invoicesHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  invoicesMocks.reset();
});

const { call } = createClient({ baseURL: `${host}/api` });
type Query = Parameters<typeof call<typeof listInvoices>>[1]['query'];
const list = (query: Query = {}) => call(listInvoices, { query });
const all = async (query: Query = {}) => (await list({ perPage: 100, ...query })).invoices;
const get = (id: number) => call(getInvoice, { params: { id } });
const ofStatus = async (invoiceStatus: InvoiceRow['invoiceStatus']) =>
  (await all()).find((one) => one.invoiceStatus === invoiceStatus)!;
const post = (path: string, body: unknown) =>
  fetch(host + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const today = dayOf(new Date());
const fresh: InvoiceDraft = {
  issuedDate: today,
  dueDate: addDays(today, 14),
  client: issuerClients[0]!,
  lines: [{ item: 'Laksa station', description: 'Extra sambal.', cost: 1450, quantity: 10 }],
  discountRate: 1000,
  taxRate: 800,
  salesperson: 'Aina Rahman',
  note: '',
  paymentMethod: 'Cash',
  hasTerms: true,
  hasNote: true,
  hasStub: false,
};
const add = async (part: Partial<InvoiceDraft> = {}) =>
  (await call(addInvoice, { body: { invoice: { ...fresh, ...part } } })).invoice;
const payment = (amount: number): InvoicePayment => ({
  amount,
  date: today,
  method: 'Cash',
  note: '',
});
const pay = (id: number, amount: number) =>
  call(addInvoicePayment, { body: { id, payment: payment(amount) } });
const mail = { from: 'a@b.example', to: 'c@d.example', subject: 'Invoice', message: '' };

describe('invoices', () => {
  test('lists ten invoices per page, newest first', async () => {
    const first = await list();
    expect(first.total).toBe(52);
    expect(first.invoices.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => 5002 - index),
    );
    const { invoices, total } = await list({ page: Math.ceil(first.total / 10) });
    expect(invoices.map(({ id }) => id)).toEqual([4952, 4951]);
    expect(total).toBe(52);
    expect(await list({ page: 7 })).toMatchObject({ invoices: [], total: 52 });
    expect((await list({ perPage: 25, page: 3 })).invoices).toHaveLength(2);
    expect((await list({ perPage: 50, page: 2 })).invoices).toHaveLength(2);
  });

  test('returns all invoices as `allData`, whatever the query', async () => {
    const { allData, invoices, total } = await list({ q: 'nobody at all' });
    expect([invoices, total]).toEqual([[], 0]);
    expect(allData).toHaveLength(52);
  });

  test('returns the same invoices and avatars after a reset', async () => {
    const before = await all();
    invoicesMocks.reset();
    expect(await all()).toEqual(before);
    const pictures = new Map(before.map(({ client, avatar }) => [client.name, avatar]));
    for (const { client, avatar } of before) expect(pictures.get(client.name)).toBe(avatar);
    expect(new Set(pictures.values()).has(null)).toBe(true);
  });

  test('filters by status, ignoring case', async () => {
    const counts = new Map<string, number>();
    for (const status of invoiceStatusChoices.slice(1)) {
      const rows = await all({ status });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((one) => one.invoiceStatus.toLowerCase() === status)).toBe(true);
      counts.set(status, rows.length);
    }
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(52);
    expect(await all({ status: 'Partial Payment' })).toHaveLength(counts.get('partial payment')!);
    await expect(list({ status: 'lost' })).rejects.toMatchObject({ status: 422 });
  });

  test.each(invoiceColumns)('sorts by %s in both directions across pages', async (sortColumn) => {
    const up = await all({ sortColumn, sort: 'asc' });
    const down = await all({ sortColumn, sort: 'desc' });
    expect(down).toEqual(up.toReversed());
    const key = (row: InvoiceRow) =>
      sortColumn === 'client'
        ? row.client.name
        : row[sortColumn === 'status' ? 'invoiceStatus' : sortColumn];
    const keys = up.map(key);
    expect(keys).toEqual(
      keys.toSorted((one, other) =>
        typeof one === 'number' ? one - Number(other) : one < other ? -1 : Number(one !== other),
      ),
    );
    const pages = [1, 2, 3].map((page) => list({ sortColumn, sort: 'asc', perPage: 20, page }));
    expect((await Promise.all(pages)).flatMap(({ invoices }) => invoices)).toEqual(up);
  });

  test('finds invoices by number, client, email, total, balance and due date, without patterns', async () => {
    const { id } = await add({
      dueDate: '2031-03-09',
      client: { ...issuerClients[0]!, name: 'Zoë Zwart', companyEmail: 'zoe@zwart.example' },
    });
    const total = 14_094;
    expect((await get(id)).invoice.total).toBe(total);
    await pay(id, 94);
    for (const q of [
      String(id),
      `#${id}`,
      'zoË zW',
      'ZOE@ZWART',
      '140.94',
      'RM 140.94',
      '140.00',
      '2031-03-09',
      '9 Mar 2031',
      'Mar 9, 2031',
      '9. März 2031',
      '9 mars 2031',
    ])
      expect((await all({ q })).map((row) => row.id)).toContain(id);
    expect((await all({ q: 'zoë zwart' })).map((row) => row.id)).toEqual([id]);
    expect(await all({ q: '.*' })).toEqual([]);
    expect(await all({ q: 'zoë', status: 'draft' })).toEqual([]);
    expect(await all({ q: 'zoë', status: 'partial payment' })).toHaveLength(1);
  });

  test('adds an invoice as a draft under the next number, with totals', async () => {
    const response = await post('/apps/invoice/add-invoice', { invoice: fresh });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      invoice: {
        ...fresh,
        id: 5003,
        service: 'Laksa station',
        invoiceStatus: 'Draft',
        total: 14_094,
        balance: 14_094,
        payments: [],
      },
    });
    expect((await list()).invoices[0]!.id).toBe(5003);
  });

  test('numbers invoices after the highest one, even if that one is deleted', async () => {
    expect((await call(getInvoiceForm, {})).nextId).toBe(5003);
    await call(deleteInvoice, { query: { id: 5002 } });
    expect((await call(getInvoiceForm, {})).nextId).toBe(5003);
    expect((await add()).id).toBe(5003);
    setScenario('empty');
    expect((await add()).id).toBe(4951);
  });

  test.each([
    [{ lines: [] }, 'invoice.lines'],
    [{ dueDate: addDays(today, -1) }, 'invoice.dueDate'],
    [{ lines: [{ ...fresh.lines[0]!, quantity: 0 }] }, 'invoice.lines.0.quantity'],
    [
      {
        lines: Array.from({ length: 100 }, () => ({
          ...fresh.lines[0]!,
          cost: 99_999_999,
          quantity: 999,
        })),
      },
      'invoice.lines',
    ],
    [{ taxRate: 10_001 }, 'invoice.taxRate'],
    [{ client: { ...fresh.client, companyEmail: 'nobody' } }, 'invoice.client.companyEmail'],
  ])('rejects an invalid invoice: %o', async (part, field) => {
    const refusal = await add(part).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      status: 422,
      matter: { fields: { [field]: expect.anything() } },
    });
    expect((await list()).total).toBe(52);
  });

  test('keeps payments when an invoice is updated', async () => {
    const { id } = await ofStatus('Partial Payment');
    const before = (await get(id)).invoice;
    const { invoice } = await call(updateInvoice, { body: { id, invoice: fresh } });
    expect(invoice).toMatchObject({ ...fresh, id, payments: before.payments });
    expect(invoice.balance).toBe(14_094 - before.payments[0]!.amount);
    expect((await get(id)).invoice).toEqual(invoice);
  });

  test('duplicates an invoice as a new draft dated today', async () => {
    const { id } = await ofStatus('Paid');
    const before = (await get(id)).invoice;
    const response = await post('/apps/invoice/duplicate-invoice', { id });
    expect(response.status).toBe(201);
    const copy = ((await response.json()) as { invoice: typeof before }).invoice;
    expect(copy).toMatchObject({
      id: 5003,
      lines: before.lines,
      client: before.client,
      total: before.total,
      balance: before.total,
      payments: [],
      issuedDate: today,
      invoiceStatus: 'Draft',
    });
    expect((await get(id)).invoice).toEqual(before);
    await call(updateInvoice, { body: { id: copy.id, invoice: fresh } });
    expect((await get(id)).invoice.lines).toEqual(before.lines);
    expect((await call(duplicateInvoice, { body: { id } })).invoice.id).toBe(5004);
  });

  test('deletes an invoice by id in the query, and restores it', async () => {
    const before = await all();
    expect(await call(deleteInvoice, { query: { id: 4999 } })).toEqual({ id: 4999 });
    expect((await list()).total).toBe(51);
    await expect(get(4999)).rejects.toMatchObject({ status: 404 });
    await call(restoreInvoice, { body: { id: 4999 } });
    expect(await all()).toEqual(before);
  });

  test('marks invoices as downloaded and then sent, never back', async () => {
    const { id } = await add();
    const status = async () => (await get(id)).invoice.invoiceStatus;
    await call(markInvoiceDownloaded, { body: { id } });
    expect(await status()).toBe('Downloaded');
    await call(sendInvoice, { body: { id, ...mail } });
    expect(await status()).toBe('Sent');
    await call(markInvoiceDownloaded, { body: { id } });
    expect(await status()).toBe('Sent');
  });

  test('is paid after partial payments, and refuses more than the balance', async () => {
    const { id } = await add();
    const response = await post('/apps/invoice/add-payment', { id, payment: payment(4094) });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      invoice: { invoiceStatus: 'Partial Payment', balance: 10_000 },
    });
    await expect(pay(id, 10_001)).rejects.toMatchObject({
      code: 'amountTooHigh',
      matter: { details: { balance: 10_000 } },
    });
    await expect(pay(id, 0)).rejects.toMatchObject({ status: 422 });
    expect((await pay(id, 10_000)).invoice).toMatchObject({ invoiceStatus: 'Paid', balance: 0 });
    await expect(pay(id, 1)).rejects.toMatchObject({ code: 'amountTooHigh' });
    expect((await get(id)).paymentDetails).toMatchObject({ totalDue: 0, swiftCode: 'PERIMYKLXXX' });
  });

  test('has a negative balance and is paid if the total falls below the payments', async () => {
    const { id } = await add();
    await pay(id, 14_094);
    const lines = [{ ...fresh.lines[0]!, quantity: 5 }];
    const { invoice } = await call(updateInvoice, { body: { id, invoice: { ...fresh, lines } } });
    expect(invoice).toMatchObject({ balance: 7047 - 14_094, invoiceStatus: 'Paid' });
  });

  test('returns 404 for an unknown invoice', async () => {
    const id = 999;
    for (const sent of [
      get(id),
      pay(id, 1),
      call(deleteInvoice, { query: { id } }),
      call(restoreInvoice, { body: { id: 5002 } }),
      call(updateInvoice, { body: { id, invoice: fresh } }),
      call(duplicateInvoice, { body: { id } }),
      call(sendInvoice, { body: { id, ...mail } }),
      call(markInvoiceDownloaded, { body: { id } }),
    ])
      await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toEqual({ allData: [], total: 0, invoices: [] });
    setScenario('many');
    expect((await list()).total).toBe(1000);
  });
});

describe('invoice clients', () => {
  test('lists five clients and adds another', async () => {
    expect(await (await fetch(`${host}/api/invoice/clients`)).json()).toHaveLength(5);
    const client = { ...issuerClients[0]!, name: 'Zoë Zwart', companyEmail: 'zoe@zwart.example' };
    const response = await post('/api/invoice/clients', { client });
    expect(response.status).toBe(201);
    expect(await call(listInvoiceClients, {})).toEqual([...issuerClients, client]);
  });

  test('rejects a client whose email address is taken', async () => {
    await expect(
      call(addInvoiceClient, { body: { client: issuerClients[1]! } }),
    ).rejects.toMatchObject({
      status: 422,
      matter: { fields: { 'client.companyEmail': { code: 'taken' } } },
    });
    expect(await call(listInvoiceClients, {})).toHaveLength(5);
  });
});
