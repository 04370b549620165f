import {
  createClient,
  createPrintAgent,
  nameOf,
  pairPrintAgent,
  Problem,
  type AnyEndpoint,
  type Client,
  type Input,
} from '@servery/api';
import { leaksIn, readsMasked } from '@servery/contracts';
import { sql } from 'kysely';
import { first } from '../../src/storage/sql.ts';
import { baseURL, type TestServer } from '../../test/serverOn.ts';
import { entries, type Aim, type Entry } from './entries.ts';
import { orderOf } from './orders.ts';
import {
  callers,
  grantOf,
  isSeen,
  merchantFor,
  ownerships,
  personFor,
  type Caller,
  type Ownership,
} from './people.ts';

/** Whether a request names its merchant explicitly. */
function namesMerchant({ merchantField = 'merchant_id' }: AnyEndpoint, input: object): boolean {
  const { query, body } = input as { query?: object; body?: object };
  return [query, body].some((part) => typeof Object(part)[merchantField] === 'number');
}

/**
 * Returns the expected result of a call; naming a merchant outside the caller's scope is forbidden.
 */
function expected(
  { to, at, inner, always, done = 'done', byAgent = 'forbidden' }: Entry,
  caller: Caller,
  ownership: Ownership,
  input: object,
): string {
  // All merchants are in an administrator's scope, so only missing ones are refused.
  const outside = namesMerchant(to, input) && caller !== 'admin' ? 'forbidden' : 'notFound';
  if (always) return always;
  if (caller === 'nobody') return 'sessionExpired';
  const isOutside = at !== 'nothing' && !isSeen(ownership);
  if (caller === 'print agent') return byAgent !== 'forbidden' && isOutside ? outside : byAgent;
  const { capability } = to;
  const isGuarded = capability !== 'public' && capability !== 'session';
  if (isGuarded && grantOf(caller, capability) === 'deny') return 'forbidden';
  // Only administrators see the people of the platform.
  const isAdmins = at === 'person' && ownership === 'platform' && caller === 'admin';
  if (isOutside && !isAdmins) return outside;
  const required = inner ?? (isGuarded ? capability : null);
  const grant = required && (at === 'order' || inner) ? grantOf(caller, required) : 'allow';
  return { allow: done, approve: 'approvalRequired', deny: 'forbidden' }[grant];
}

/**
 * Returns the result of a call; a response with personal data that its caller may not see ends in
 * `leaks`.
 */
const ended = async (
  client: Client,
  to: AnyEndpoint,
  input: object,
  caller: Caller,
): Promise<string> => {
  try {
    const given = input as Input<AnyEndpoint>;
    if (to.stream) {
      const stop = new AbortController();
      await (await client.open(to, given, stop.signal)).cancel();
      stop.abort();
      return 'done';
    }
    const leaks = leaksIn(await client.call(to, given));
    const isLeak = caller !== 'nobody' && readsMasked(caller) && leaks.length > 0;
    return isLeak ? `leaks ${leaks.join(', ')}` : 'done';
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
};

const versionOf = async (
  { database: { kysely: db } }: TestServer,
  { merchant_id, id }: Aim['order'],
) =>
  (
    await first(
      db,
      sql<{ version: number }>`select version from orders
        where merchant_id = ${merchant_id} and id = ${id}`,
    )
  )?.version;

const sessionOf = async (server: TestServer, username: string): Promise<number> => {
  await server.signIn(username);
  const row = await first(
    server.database.kysely,
    sql<{ id: number }>`select max(s.id) as id from session s join person p on p.id = s.person_id
      where p.username_key = ${username}`,
  );
  return row!.id;
};

type Pair = Pick<Aim, 'order' | 'other'>;

/** Two orders of each merchant, which are created again after they were changed. */
function createPairs(server: TestServer, { at, given }: Entry) {
  const pairs = new Map<number, Pair>();
  return {
    at: async (merchant_id: number): Promise<Pair> => {
      const existing = pairs.get(merchant_id);
      if (existing) return existing;
      const make = () => orderOf(server, merchant_id, given);
      const order = await make();
      const pair = { order, other: at === 'order' ? await make() : order };
      pairs.set(merchant_id, pair);
      return pair;
    },
    clear: () => pairs.clear(),
  };
}

async function aimFor(
  server: TestServer,
  { at }: Entry,
  pairs: ReturnType<typeof createPairs>,
  [caller, ownership]: [Caller, Ownership],
): Promise<Aim | null> {
  if (at === 'nothing' && ownership !== 'own') return null;
  if (at === 'session' && ownership === 'downline') return null;
  const isOwnAlone = at === 'nothing' || at === 'session';
  const merchant_id = merchantFor(caller, ownership);
  const person_id = personFor(caller, ownership);
  if (!isOwnAlone && (merchant_id === null || person_id === null)) return null;
  const isThere = merchant_id !== null && merchant_id < 900;
  const { order, other } = await pairs.at(isThere ? merchant_id : 101);
  const isPerson = caller !== 'nobody' && caller !== 'print agent';
  const isOwn = at === 'session' && ownership === 'own' && isPerson;
  return {
    server,
    merchant_id: merchant_id ?? 101,
    order: isThere || isOwnAlone ? order : { ...order, id: 1 },
    other,
    person_id: person_id ?? 1,
    session_id: at === 'session' ? await sessionOf(server, isOwn ? caller : 'merchant.kajang') : 1,
  };
}

/** The result of the whole matrix. */
export interface MatrixResult {
  cells: number;
  /** The number of cells per result. */
  ends: Map<string, number>;
  /** The cells with an unexpected result, or with an unexpected change. */
  wrong: string[];
}

/** Returns a client with the token of a print agent of the first outlet. */
async function agentOf(server: TestServer): Promise<Client> {
  const { call } = await server.as('merchant');
  const body = { merchant_id: null, name: 'The matrix' };
  const { code } = await call(createPrintAgent, { body });
  const { token } = await server.browser().call(pairPrintAgent, { body: { code } });
  const credentials = { token: () => token };
  return createClient({ baseURL, fetch: server.fetch, credentials });
}

/**
 * Runs every caller at every endpoint, on targets of their own, below them, of others and of the
 * platform.
 */
export async function tryMatrix(server: TestServer): Promise<MatrixResult> {
  const result: MatrixResult = { cells: 0, ends: new Map(), wrong: [] };
  const agent = await agentOf(server);
  const clientOf = async (caller: Caller): Promise<Client> => {
    if (caller === 'nobody') return server.browser();
    return caller === 'print agent' ? agent : server.as(caller);
  };
  for (const entry of entries) {
    const pairs = createPairs(server, entry);
    for (const caller of callers) {
      const client = await clientOf(caller);
      for (const ownership of ownerships) {
        const aim = await aimFor(server, entry, pairs, [caller, ownership]);
        if (!aim) continue;
        const input = entry.input(aim);
        const end = await ended(client, entry.to, input, caller);
        const wanted = expected(entry, caller, ownership, input);
        const isChanged = (await versionOf(server, aim.order)) !== 1 && aim.order.id !== 1;
        if (isChanged) pairs.clear();
        result.cells += 1;
        result.ends.set(end, (result.ends.get(end) ?? 0) + 1);
        const cell = `${nameOf(entry.to)} ${entry.label ?? ''} by ${caller}, ${ownership}`;
        if (end !== wanted) result.wrong.push(`${cell}: ${end} instead of ${wanted}`);
        if (isChanged && end !== 'done') result.wrong.push(`${cell}: refused and yet done`);
      }
    }
  }
  return result;
}
