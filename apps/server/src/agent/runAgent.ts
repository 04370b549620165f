import { greetPrintAgent, Problem, type Printer } from '@servery/api';
import { runLane, type AgentTools } from './lane.ts';
import { Backoff, rest } from './rest.ts';

/** The addresses of printers by name, for printers whose address the server doesn't send. */
export type PrinterAddresses = ReadonlyMap<string, { host: string; port: number }>;

const everyMs = 30_000;

interface Lane {
  /** The address that the lane was started for; another address means another lane. */
  at: string;
  stop: AbortController;
  done: Promise<void>;
}

/**
 * Runs a print agent for a shop whose server is elsewhere until it is stopped: reports itself to
 * the server, fetches its printers, and prints for each independently. Rejects once it is signed
 * out.
 */
export async function runAgent(tools: AgentTools, addresses: PrinterAddresses): Promise<void> {
  const { client, log, signal, firstWaitMs } = tools;
  const lanes = new Map<number, Lane>();
  const backoff = new Backoff(firstWaitMs);
  const silent = new Set<string>();
  const ending = new AbortController();
  const failures: Problem[] = [];
  const both = AbortSignal.any([signal, ending.signal]);

  const begin = (printer: Printer, address: { host: string; port: number }, at: string) => {
    const stop = new AbortController();
    const laneTools = { ...tools, signal: AbortSignal.any([both, stop.signal]) };
    const done = runLane(laneTools, printer, address).catch((error: unknown) => {
      failures.push(
        error instanceof Problem ? error : new Problem('crashed', {}, { cause: error }),
      );
      ending.abort();
    });
    lanes.set(printer.id, { at, stop, done });
    log(`Printing for ${printer.name} at ${at}.`);
  };
  const follow = (printers: readonly Printer[]) => {
    for (const printer of printers) {
      const { id, name, host, port } = printer;
      const address = addresses.get(name.toLowerCase()) ?? { host, port };
      if (address.host === '') {
        if (!silent.has(name))
          log(
            `${name} has no address. Set it on the Printers page, or start with --printer "${name}=…".`,
          );
        silent.add(name);
        continue;
      }
      const at = `${address.host}:${address.port}`;
      const lane = lanes.get(id);
      if (lane?.at === at) continue;
      lane?.stop.abort();
      begin(printer, address, at);
    }
    for (const [id, lane] of lanes)
      if (!printers.some((printer) => printer.id === id)) {
        lane.stop.abort();
        lanes.delete(id);
      }
  };

  let isAway = false;
  while (!both.aborted) {
    try {
      const { printers } = await client.call(greetPrintAgent, { body: {} }, { signal: both });
      if (isAway) log('Reconnected to the server.');
      isAway = false;
      backoff.reset();
      follow(printers);
      await rest(everyMs, both);
    } catch (error) {
      if (both.aborted) break;
      if (error instanceof Problem && ['sessionExpired', 'forbidden'].includes(error.code)) {
        failures.push(error);
        ending.abort();
        break;
      }
      if (!isAway) log('The server isn’t responding. Retrying until it does.');
      isAway = true;
      await rest(backoff.next(), both);
    }
  }
  for (const { stop } of lanes.values()) stop.abort();
  await Promise.all([...lanes.values()].map(({ done }) => done));
  const [failure] = failures;
  if (failure) throw failure;
}
