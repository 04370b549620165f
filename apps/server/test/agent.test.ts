import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clearPrinterJob,
  createClient,
  createPrintAgent,
  createPrinter,
  deletePrintAgent,
  deletePrinter,
  getPrintJob,
  listPrintAgents,
  pairPrintAgent,
  printNamed,
  printOrder,
  type Client,
  type Printer,
} from '@servery/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readKept, writeKept } from '../src/agent/keep.ts';
import { runAgent } from '../src/agent/runAgent.ts';
import { startPrinting, type Printing } from '../src/printing/startPrinting.ts';
import { contractHostOf } from './contractHost.ts';
import { engines } from './databases.ts';
import { eventually } from './eventually.ts';
import { startPrinter } from './fakePrinter.ts';
import { printingHostOf } from './printingHost.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

// A node looks anew every five seconds where nothing tells it to.
vi.setConfig({ testTimeout: 60_000 });

const firstTable = 1_013_000;
// Long for a busy machine: a printer that is given up too often is dead, and its job never printed.
const patience = { connect: 10_000, status: 4_000, print: 8_000 };

describe.each(engines)('%s: a print agent', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let device: Awaited<ReturnType<typeof startPrinter>>;
  let printer: Printer;
  let node: Printing;
  let stop: AbortController;
  let work: Promise<unknown>;
  let said: string[];
  let made = 0;
  /** What the network does to a call to such an address: nothing, unless told. */
  let network: (path: string, go: () => Promise<Response>) => Promise<Response>;

  const cut = () => Promise.reject(new TypeError('fetch failed'));
  const reach: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return network(pathname, () => server.fetch(input, init));
  };
  const start = async () => {
    const { code, agent } = await merchant.call(createPrintAgent, {
      body: { name: `Shop ${made}` },
    });
    const { token } = await server.browser().call(pairPrintAgent, { body: { code } });
    const client = createClient({ baseURL, fetch: reach, credentials: { token: () => token } });
    const tools = {
      client,
      printing: { dial: device.dial, patience },
      firstWaitMs: 20,
      say: (line: string) => said.push(line),
      signal: stop.signal,
    };
    work = runAgent(tools, new Map([['elsewhere', { host: '192.168.8.8', port: 9100 }]])).catch(
      (error: unknown) => error,
    );
    return agent;
  };

  beforeAll(async () => {
    server = await startTestServer(engine);
    merchant = await server.as('merchant');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    made += 1;
    said = [];
    network = (_path, go) => go();
    stop = new AbortController();
    work = Promise.resolve();
    device = await startPrinter();
    await merchant.call(clearPrinterJob, { body: {} });
    printer = await merchant.call(createPrinter, {
      body: {
        name: `Pass ${made}`,
        connection: 'agent',
        host: '192.168.8.7',
        width: 80,
        duties: [],
        fallback_id: null,
        is_active: true,
      },
    });
    node = startPrinting(server.host);
  });
  afterEach(async () => {
    stop.abort();
    await work;
    await node.close();
    await device.close();
    const { id, version } = printer;
    await merchant.call(deletePrinter, { params: { id }, body: { version } });
  });

  const ticket = async () => {
    const orders = printingHostOf(contractHostOf(server, () => server.fetch));
    const { id: order_id } = await orders.accept(await orders.place(firstTable));
    const body = {
      order_id,
      type: 'kitchen' as const,
      printer_id: printer.id,
      again: false,
    };
    const { jobs } = await merchant.call(printOrder, { body });
    return jobs[0]!;
  };
  const page = () =>
    merchant.call(printNamed, {
      params: { name: 'print_test_page' },
      body: { printer_id: printer.id },
    });
  const becomes = (id: number, state: string) =>
    eventually(async () => {
      const job = await merchant.call(getPrintJob, { params: { id } });
      if (job.state === 'failed' && state !== 'failed') server.advance(31_000);
      expect(job.state).toBe(state);
      return job;
    });
  const came = (count: number) => eventually(() => expect(device.pages).toHaveLength(count));

  test('prints what waits at its printers, and is seen', async () => {
    const first = await page();
    const { id } = await start();
    expect(await becomes(first.id, 'printed')).toMatchObject({ attempts: 1, is_copy: false });
    await becomes((await page()).id, 'printed');
    await came(2);
    const { aaData } = await merchant.call(listPrintAgents, { query: { length: 100 } });
    expect(aaData.find((one) => one.id === id)).toMatchObject({ is_here: true });
    expect(said.join('\n')).toMatch(/Prints for Pass \d+ at 192\.168\.8\.7:9100/);
    // The sample's own kitchen printer has no address: nothing is taken from it.
    expect(said.join('\n')).toMatch(/Kitchen has no address/);
  });

  test('that is cut off after it printed says so once it is back, and prints nothing twice', async () => {
    let cuts = 0;
    network = async (path, go) => {
      if (!path.endsWith('/report') || cuts >= 4) return go();
      cuts += 1;
      // Half of the time the server heard it, and only its answer was lost.
      if (cuts % 2 === 0) await go();
      return cut();
    };
    const job = await page();
    await start();
    expect(await becomes(job.id, 'printed')).toMatchObject({ attempts: 1, is_copy: false });
    await becomes((await page()).id, 'printed');
    await came(2);
    expect(cuts).toBe(4);
    expect(device.pages.every(({ text }) => !text.includes('COPY'))).toBe(true);
  });

  test('that never heard of its job lets it come again, marked', async () => {
    let isLost = true;
    network = async (path, go) => {
      const answer = await go();
      const { taken } = path.endsWith('/take')
        ? ((await answer.clone().json()) as { taken: unknown })
        : { taken: null };
      if (!taken || !isLost) return answer;
      isLost = false;
      return cut();
    };
    const job = await ticket();
    await start();
    await becomes(job.id, 'sending');
    expect(device.pages).toEqual([]);
    server.advance(61_000);
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: true });
    await came(1);
    expect(device.pages[0]!.text).toContain('COPY');
  });

  test('that is cut off for so long that its job was given up says nothing of the next attempt', async () => {
    let isCut = true;
    network = (path, go) => (path.endsWith('/report') && isCut ? cut() : go());
    const job = await ticket();
    await start();
    await came(1);
    server.advance(61_000);
    await becomes(job.id, 'failed');
    isCut = false;
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: true });
    await came(2);
    expect(device.pages.map(({ text }) => text.includes('COPY'))).toEqual([false, true]);
  });

  test('goes on when the server was away', async () => {
    let isAway = true;
    network = (_path, go) => (isAway ? cut() : go());
    await start();
    await eventually(() => expect(said).toContainEqual(expect.stringMatching(/does not answer/)));
    isAway = false;
    await becomes((await page()).id, 'printed');
    expect(said).toContainEqual(expect.stringMatching(/there again/));
  });

  test('says why its printer does not print', async () => {
    device.behave({ hasPaper: false });
    const job = await page();
    await start();
    expect(await becomes(job.id, 'failed')).toMatchObject({ failure: 'paper_out' });
    device.behave({});
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: false });
    await came(1);
  });

  test('ends when it is taken away', async () => {
    const agent = await start();
    await becomes((await page()).id, 'printed');
    const { aaData } = await merchant.call(listPrintAgents, { query: { length: 100 } });
    const { id, version } = aaData.find((one) => one.id === agent.id)!;
    await merchant.call(deletePrintAgent, { params: { id }, body: { version } });
    await page();
    expect(await work).toMatchObject({ code: 'sessionExpired' });
  });
});

describe('what an agent remembers', () => {
  test('is for nobody else on the machine, and nothing before it signed in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'servery-agent-'));
    const path = join(folder, 'deep', 'print-agent.json');
    try {
      expect(await readKept(path)).toBeNull();
      const kept = { server: 'https://orders.example', token: 'secret', name: 'Shop' };
      await writeKept(path, kept);
      expect(await readKept(path)).toEqual(kept);
      if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(await readFile(path, 'utf8')).toContain('secret');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
