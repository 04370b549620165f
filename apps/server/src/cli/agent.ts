import { createClient, pairPrintAgent, Problem } from '@servery/api';
import { Refused } from '../archive/Refused.ts';
import { keptAt, readKept, writeKept, type KeptAgent } from '../agent/keep.ts';
import { runAgent, type Places } from '../agent/runAgent.ts';
import { Misused, wordsOf, type Command } from './usage.ts';

const serverOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Misused(`A server is named as https://…, not "${text}".`);
  return url.origin;
};

/** `Kitchen=192.168.1.50` or `Kitchen=192.168.1.50:9101`. */
const placesOf = (words: readonly string[]): Places =>
  new Map(
    words.map((word) => {
      const [, name, host, port] = /^(.+)=([^=:\s]+)(?::(\d{1,5}))?$/.exec(word) ?? [];
      if (!name || !host)
        throw new Misused(`A printer is named as "Kitchen=192.168.1.50", not "${word}".`);
      return [name.trim().toLowerCase(), { host, port: Number(port ?? 9100) }];
    }),
  );

async function pair(server: string, code: string): Promise<KeptAgent & { shop: string }> {
  const { call } = createClient({ baseURL: `${server}/api` });
  try {
    const { token, name, merchant_name } = await call(pairPrintAgent, { body: { code } });
    return { server, token, name, shop: merchant_name };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'notFound')
      throw new Refused('This code is unknown, expired or already used. Ask for a new one.');
    if (error.code === 'locked') throw new Refused('Too many wrong codes. Wait a few minutes.');
    throw new Refused(`${server} does not answer as a Servery server.`);
  }
}

/** `agent`: prints for a shop whose server is elsewhere. */
export const agent: Command = async (words, config, say) => {
  const { values } = wordsOf(words, {
    server: { type: 'string' },
    code: { type: 'string' },
    printer: { type: 'string', multiple: true },
  });
  const places = placesOf(values.printer ?? []);
  const path = keptAt(config.dataDir);
  let kept = await readKept(path);
  if (values.code !== undefined) {
    if (!values.server) throw new Misused('Which server? Name it with --server.');
    const { shop, ...paired } = await pair(serverOf(values.server), values.code);
    await writeKept(path, paired);
    kept = paired;
    say(`${paired.name} is paired with ${shop}.`);
  }
  if (!kept) throw new Misused('It has not signed in yet: give it --server and --code.');
  const { server, token, name } = kept;
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  const client = createClient({ baseURL: `${server}/api`, credentials: { token: () => token } });
  say(`${name} prints for ${server}. Ctrl-C stops it.`);
  try {
    await runAgent({ client, say, signal: stop.signal }, places);
  } catch (error) {
    if (error instanceof Problem)
      throw new Refused('This agent was taken away. Pair it again with a new code.');
    throw error;
  }
};
