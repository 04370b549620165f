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
  listPrintAgents,
  pairPrintAgent,
  printNamed,
  printOrder,
  type Client,
  type Printer,
  type PrintState,
} from '@servery/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readStoredAgent, writeStoredAgent } from '../src/agent/storedAgent.ts';
import { runAgent } from '../src/agent/runAgent.ts';
import { startPrinting, type Printing } from '../src/background/printing/startPrinting.ts';
import { contractHostOf } from './contractHost.ts';
import { engines } from './databases.ts';
import { eventually } from './eventually.ts';
import { startPrinter } from './fakePrinter.ts';
import { jobBecomes } from './jobBecomes.ts';
import { printingHostOf } from './printingHost.ts';
import { baseURL, startTestServer, type TestServer } from './testServer.ts';

const firstTable = 1_013_000;
// Generous for a busy machine: after too many attempts a job is given up and never printed.
const timeouts = { connect: 10_000, status: 4_000, print: 8_000 };

describe.each(engines)('print agent on %s', (engine) => {
  let server: TestServer;
  let merchant: Client;
  let device: Awaited<ReturnType<typeof startPrinter>>;
  let printer: Printer;
  let node: Printing;
  let stop: AbortController;
  let work: Promise<unknown>;
  let logged: string[];
  let made = 0;
  /** The network's effect on a request to a path; by default none. */
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
      printing: { dial: device.dial, timeouts },
      firstWaitMs: 20,
      log: (line: string) => logged.push(line),
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
    logged = [];
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
  const becomes = (id: number, state: PrintState) => jobBecomes(server, merchant, id, state);
  const came = (count: number) => eventually(() => expect(device.pages).toHaveLength(count));

  test('prints waiting jobs on its printers and is shown as connected', async () => {
    const first = await page();
    const { id } = await start();
    expect(await becomes(first.id, 'printed')).toMatchObject({ attempts: 1, is_copy: false });
    await becomes((await page()).id, 'printed');
    await came(2);
    const { aaData } = await merchant.call(listPrintAgents, { query: { length: 100 } });
    expect(aaData.find((printer) => printer.id === id)).toMatchObject({ is_here: true });
    expect(logged.join('\n')).toMatch(/Printing for Pass \d+ at 192\.168\.8\.7:9100/);
    // The kitchen printer of the sample has no address: none of its jobs are taken.
    expect(logged.join('\n')).toMatch(/Kitchen has no address/);
  });

  test('reports a printed job after a reconnect and prints nothing twice', async () => {
    let cuts = 0;
    network = async (path, go) => {
      if (!path.endsWith('/report') || cuts >= 4) return go();
      cuts += 1;
      // Half of the time the server receives the report, and only its response is lost.
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

  test('prints a job again as a copy if the response with the job was lost', async () => {
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

  test('does not report a late outcome for the next attempt of a job that was given up', async () => {
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

  test('continues after the server was unreachable', async () => {
    let isAway = true;
    network = (_path, go) => (isAway ? cut() : go());
    await start();
    await eventually(() =>
      expect(logged).toContainEqual(expect.stringMatching(/isn’t responding/)),
    );
    isAway = false;
    await becomes((await page()).id, 'printed');
    expect(logged).toContainEqual(expect.stringMatching(/Reconnected/));
  });

  test("reports why its printer doesn't print", async () => {
    device.behave({ hasPaper: false });
    const job = await page();
    await start();
    expect(await becomes(job.id, 'failed')).toMatchObject({ failure: 'paper_out' });
    device.behave({});
    expect(await becomes(job.id, 'printed')).toMatchObject({ is_copy: false });
    await came(1);
  });

  test('ends when it is removed', async () => {
    const agent = await start();
    await becomes((await page()).id, 'printed');
    const { aaData } = await merchant.call(listPrintAgents, { query: { length: 100 } });
    const { id, version } = aaData.find((listed) => listed.id === agent.id)!;
    await merchant.call(deletePrintAgent, { params: { id }, body: { version } });
    await page();
    expect(await work).toMatchObject({ code: 'sessionExpired' });
  });
});

describe('stored data of a print agent', () => {
  test('is readable only by its owner and null before the first sign-in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'servery-agent-'));
    const path = join(folder, 'deep', 'print-agent.json');
    try {
      expect(await readStoredAgent(path)).toBeNull();
      const stored = { server: 'https://orders.example', token: 'secret', name: 'Shop' };
      await writeStoredAgent(path, stored);
      expect(await readStoredAgent(path)).toEqual(stored);
      if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(await readFile(path, 'utf8')).toContain('secret');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
