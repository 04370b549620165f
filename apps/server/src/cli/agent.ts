import { createClient, pairPrintAgent, Problem } from '@servery/api';
import { Refused } from '../storage/archive/Refused.ts';
import {
  storedAgentPath,
  readStoredAgent,
  writeStoredAgent,
  type StoredAgent,
} from '../agent/storedAgent.ts';
import { runAgent, type PrinterAddresses } from '../agent/runAgent.ts';
import { Misused, parseArguments, type Command } from './usage.ts';

const serverOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Misused(`Specify the server as https://…, not "${text}".`);
  return url.origin;
};

/** Parses printer addresses such as `Kitchen=192.168.1.50` or `Kitchen=192.168.1.50:9101`. */
const parsePrinterAddresses = (args: readonly string[]): PrinterAddresses =>
  new Map(
    args.map((arg) => {
      const [, name, host, port] = /^(.+)=([^=:\s]+)(?::(\d{1,5}))?$/.exec(arg) ?? [];
      if (!name || !host)
        throw new Misused(`Specify a printer as "Kitchen=192.168.1.50", not "${arg}".`);
      return [name.trim().toLowerCase(), { host, port: Number(port ?? 9100) }];
    }),
  );

async function pair(server: string, code: string): Promise<StoredAgent & { shop: string }> {
  const { call } = createClient({ baseURL: `${server}/api` });
  try {
    const { token, name, merchant_name } = await call(pairPrintAgent, { body: { code } });
    return { server, token, name, shop: merchant_name };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'notFound')
      throw new Refused('This code is unknown, expired or already used. Ask for a new one.');
    if (error.code === 'locked') throw new Refused('Too many incorrect codes. Wait a few minutes.');
    throw new Refused(`${server} isn’t responding as a Servery server.`);
  }
}

/** The `agent` command: runs a print agent for a shop whose server is elsewhere. */
export const agent: Command = async (args, config, print) => {
  const { values } = parseArguments(args, {
    server: { type: 'string' },
    code: { type: 'string' },
    printer: { type: 'string', multiple: true },
  });
  const addresses = parsePrinterAddresses(values.printer ?? []);
  const path = storedAgentPath(config.dataDir);
  let stored = await readStoredAgent(path);
  if (values.code !== undefined) {
    if (!values.server) throw new Misused('Specify a server with --server.');
    const { shop, ...paired } = await pair(serverOf(values.server), values.code);
    await writeStoredAgent(path, paired);
    stored = paired;
    print(`${paired.name} is paired with ${shop}.`);
  }
  if (!stored) throw new Misused('The agent hasn’t signed in yet. Specify --server and --code.');
  const { server, token, name } = stored;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  const client = createClient({ baseURL: `${server}/api`, credentials: { token: () => token } });
  print(`${name} is printing for ${server}. Press Ctrl-C to stop.`);
  try {
    await runAgent({ client, log: print, signal: stop.signal }, addresses);
  } catch (error) {
    if (error instanceof Problem)
      throw new Refused('This agent was removed. Pair it again with a new code.');
    throw error;
  }
};
