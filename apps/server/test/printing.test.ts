import {
  changePrintJob,
  clearPrinterJob,
  createPrinter,
  getOrder,
  getPrintJob,
  printNamed,
  printOrder,
  updatePrinter,
  type Client,
  type Printer,
  type PrintJobDetail,
  type PrintState,
} from '@servery/api';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPrinting, type Printing } from '../src/background/printing/startPrinting.ts';
import { contractHostOf } from './contractHost.ts';
import { engines } from './databases.ts';
import { eventually } from './eventually.ts';
import { startPrinter } from './fakePrinter.ts';
import { jobBecomes } from './jobBecomes.ts';
import { printingHostOf } from './printingHost.ts';
import { startTestServer, type TestServer } from './testServer.ts';

type FakePrinter = Awaited<ReturnType<typeof startPrinter>>;
const firstTable = 1_013_000;

describe.each(engines)('network printers on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let main: FakePrinter;
  let spare: FakePrinter;
  let printers: { main: Printer; spare: Printer };
  let nodes: Printing[] = [];
  let made = 0;

  beforeAll(async () => {
    server = await startTestServer(engine);
    merchant = await server.as('merchant');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await merchant.call(clearPrinterJob, { body: {} });
    main = await startPrinter();
    spare = await startPrinter();
    server.host.printing = {
      dial: ({ host }) => (host.endsWith('.1') ? main : spare).dial(),
      timeouts: { connect: 2_000, status: 800, print: 1_500 },
    };
    made += 1;
    const add = (name: string, last: number, fallback_id: number | null) =>
      merchant.call(createPrinter, {
        body: {
          name: `${name} ${made}`,
          connection: 'network',
          host: `192.168.77.${last}`,
          port: 9100,
          width: 80,
          duties: [],
          fallback_id,
          is_active: true,
        },
      });
    const second = await add('Spare', 2, null);
    printers = { spare: second, main: await add('Main', 1, second.id) };
    // Two running nodes, of which one prints.
    nodes = [startPrinting(server.host), startPrinting(server.host)];
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await sql`delete from duty where name = 'printing'`.execute(server.database.kysely);
    await Promise.all([main.close(), spare.close()]);
  });

  const orders = () => printingHostOf(contractHostOf(server, () => server.fetch));
  const order = async () => orders().accept(await orders().place(firstTable));
  const print = async (
    order_id: number,
    type: 'kitchen' | 'receipt' = 'kitchen',
    printer_id = printers.main.id,
  ) => (await merchant.call(printOrder, { body: { order_id, type, printer_id } })).jobs[0]!;
  const read = (id: number): Promise<PrintJobDetail> =>
    merchant.call(getPrintJob, { params: { id } });
  const becomes = (id: number, state: PrintState) => jobBecomes(server, merchant, id, state);
  const came = (printer: FakePrinter, count: number) =>
    eventually(() => expect(printer.pages).toHaveLength(count));

  test('print a job completely and once despite two nodes', async () => {
    const { id, number } = await order();
    const job = await print(id);
    expect(await becomes(job.id, 'printed')).toMatchObject({ attempts: 1, is_copy: false });
    await came(main, 1);
    expect(main.pages[0]!.text).toContain('2 x Roti tisu');
    expect(main.pages[0]!.text).toContain(number);
    expect(main.pages[0]!.isCut).toBe(true);
    expect(spare.pages).toEqual([]);
  });

  test('are refused and never connected to if the server has them turned off', async () => {
    const before = server.host.printing!;
    let dialled = 0;
    const dial = (address: { host: string; port: number }) => {
      dialled += 1;
      return before.dial!(address);
    };
    Object.assign(before, { isNetworkOff: true, dial });
    const { name, host, port, width, duties, fallback_id, is_active, id, version } = printers.spare;
    const body = { name, host, port, width, duties, fallback_id, is_active, version };
    const save = (connection: 'network' | 'agent') =>
      merchant.call(updatePrinter, { params: { id }, body: { ...body, connection } });
    await expect(save('network')).rejects.toMatchObject({
      code: 'invalid',
      matter: { fields: { connection: { code: 'network_off' } } },
    });
    const job = await print((await order()).id, 'kitchen', printers.spare.id);
    expect(await becomes(job.id, 'dead')).toMatchObject({ failure: 'not_allowed' });
    expect(dialled).toBe(0);
    expect(await save('agent')).toMatchObject({ connection: 'agent' });
  });

  test('print in the order of the requests', async () => {
    const one = await order();
    const jobs = [
      await print(one.id),
      await print(one.id, 'receipt'),
      await print((await order()).id),
    ];
    for (const { id } of jobs) await becomes(id, 'printed');
    await came(main, 3);
    expect(main.pages.map(({ text }) => /Kitchen|Bill/.exec(text)?.[0])).toEqual([
      'Kitchen',
      'Bill',
      'Kitchen',
    ]);
  });

  test('print waiting jobs as soon as they are back', async () => {
    await main.die();
    const job = await print((await order()).id);
    await eventually(async () => expect((await read(job.id)).failure).toBe('refused'));
    await main.comeBack();
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: false });
    await came(main, 1);
    expect(main.pages[0]!.text).not.toContain('COPY');
  });

  test('pass jobs to the backup printer if they stay offline, without marking them as copies', async () => {
    await main.die();
    const job = await print((await order()).id);
    const done = await becomes(job.id, 'printed');
    expect(done).toMatchObject({
      printer: { id: printers.spare.id },
      first_printer: { id: printers.main.id },
      is_copy: false,
    });
    await came(spare, 1);
  });

  test('print a kitchen ticket again as a copy after failing halfway', async () => {
    main.behave({ diesAfter: 120 });
    const job = await print((await order()).id);
    await eventually(async () => expect((await read(job.id)).failure).toBe('lost'));
    main.behave({});
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: true });
    await came(main, 1);
    expect(main.pages[0]!.text).toMatch(/^\*\*\* COPY \*\*\*[\s\S]*\*\*\* COPY \*\*\*$/);
  });

  test('leave a receipt to staff after failing halfway', async () => {
    main.behave({ diesAfter: 120 });
    const { id: order_id } = await order();
    const job = await print(order_id, 'receipt');
    const dead = await becomes(job.id, 'dead');
    expect(dead).toMatchObject({
      failure: 'lost',
      is_copy: true,
      printer: { id: printers.main.id },
    });
    expect(main.pages.length + spare.pages.length).toBe(0);
    expect((await merchant.call(getOrder, { params: { id: order_id } })).reasons).toContainEqual(
      expect.objectContaining({ code: 'print_failed', resolved_at: null }),
    );
    main.behave({});
    await merchant.call(changePrintJob, {
      params: { id: job.id },
      body: { action: 'retry', version: dead.version },
    });
    await becomes(job.id, 'printed');
    const { reasons } = await merchant.call(getOrder, { params: { id: order_id } });
    expect(reasons.filter(({ resolved_at }) => resolved_at === null)).toEqual([]);
  });

  test('report being out of paper and are sent nothing', async () => {
    main.behave({ hasPaper: false });
    const job = await print((await order()).id);
    await eventually(async () => expect((await read(job.id)).failure).toBe('paper_out'));
    expect(main.pages).toEqual([]);
    main.behave({});
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: false });
  });

  test('that stop responding after the data count as failed, if they responded before', async () => {
    main.behave({ isStalled: true });
    const job = await print((await order()).id);
    await eventually(async () => expect((await read(job.id)).failure).toBe('stalled'));
    expect(main.pages).toEqual([]);
    main.behave({});
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: true });
  });

  test('that never respond count as having printed', async () => {
    main.behave({ isTalking: false });
    const mute = await print((await order()).id);
    expect(await becomes(mute.id, 'printed')).toMatchObject({ attempts: 1, is_copy: false });
    await came(main, 1);
  });

  test('get pictures of characters that they don’t have', async () => {
    const { id: printer_id } = printers.main;
    const job = await merchant.call(printNamed, {
      params: { name: 'print_test_page' },
      body: { printer_id },
    });
    await becomes(job.id, 'printed');
    await came(main, 1);
    const { text } = main.pages[0]!;
    expect(text).toContain('12,50');
    expect(text.match(/\[picture\]/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain('?');
  });

  test('are not connected to outside the local network, whatever address is stored', async () => {
    await sql`update printer set host = '127.0.0.1' where merchant_id = 101
      and id = ${printers.main.id}`.execute(server.database.kysely);
    const job = await print((await order()).id);
    const moved = await becomes(job.id, 'printed');
    expect(moved.events.map(({ failure }) => failure)).toContain('not_allowed');
    expect(main.pages).toEqual([]);
  });

  test('print no cancelled jobs', async () => {
    await main.die();
    const job = await print((await order()).id);
    await eventually(async () => expect((await read(job.id)).state).toBe('failed'));
    expect(
      await merchant.call(clearPrinterJob, { body: { printer_id: printers.main.id } }),
    ).toEqual({ cleared: 1 });
    await main.comeBack();
    server.advance(60_000);
    const next = await print((await order()).id);
    await becomes(next.id, 'printed');
    await came(main, 1);
    expect((await read(job.id)).state).toBe('cancelled');
  });

  test('whose node went silent are served by another node, with copies', async () => {
    await main.die();
    const job = await print((await order()).id);
    await eventually(async () => expect((await read(job.id)).state).toBe('failed'));
    await sql`update print_job set state = 'sending', until = ${server.host.now()}
      where merchant_id = 101 and id = ${job.id}`.execute(server.database.kysely);
    await main.comeBack();
    server.advance(1_000);
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: true });
  });
});
