import { nameOf, Problem, type AnyEndpoint, type Client, type Input } from '@servery/api';
import { leaksIn, readsMasked } from '@servery/domain/contracts';
import { sql } from 'kysely';
import { first } from '../src/sql.ts';
import type { TestServer } from '../test/serverOn.ts';
import { entries, type Aim, type Entry } from './matrixEntries.ts';
import { orderOf } from './matrixOrders.ts';
import {
  callers,
  grantOf,
  isSeen,
  merchantFor,
  ownerships,
  personFor,
  type Caller,
  type Ownership,
} from './matrixPeople.ts';

/** What the table says a call ends in. */
function expected(
  { to, at, inner, always, done = 'done' }: Entry,
  caller: Caller,
  ownership: Ownership,
): string {
  if (always) return always;
  if (caller === 'nobody') return 'sessionExpired';
  const { capability } = to;
  const isGuarded = capability !== 'public' && capability !== 'session';
  if (isGuarded && grantOf(caller, capability) === 'deny') return 'forbidden';
  // Nobody but an administrator sees the platform's own people.
  const isAdmins = at === 'person' && ownership === 'platform' && caller === 'admin';
  if (at !== 'nothing' && !isSeen(ownership) && !isAdmins) return 'notFound';
  const asked = inner ?? (isGuarded ? capability : null);
  const grant = asked && (at === 'order' || inner) ? grantOf(caller, asked) : 'allow';
  return { allow: done, approve: 'approvalRequired', deny: 'forbidden' }[grant];
}

/** How a call ends; an answer with personal data that its caller has no access to ends in `leaks`. */
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

/** Two orders of each merchant, made anew once something was done to them. */
function createPairs(server: TestServer, { at, stands }: Entry) {
  const pairs = new Map<number, Pair>();
  return {
    at: async (merchant_id: number): Promise<Pair> => {
      const kept = pairs.get(merchant_id);
      if (kept) return kept;
      const make = () => orderOf(server, merchant_id, stands);
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
  const isOwn = at === 'session' && ownership === 'own' && caller !== 'nobody';
  return {
    server,
    merchant_id: merchant_id ?? 101,
    order: isThere || isOwnAlone ? order : { ...order, id: 1 },
    other,
    person_id: person_id ?? 1,
    session_id: at === 'session' ? await sessionOf(server, isOwn ? caller : 'merchant.kajang') : 1,
  };
}

/** What came of the whole matrix. */
export interface MatrixResult {
  cells: number;
  /** How many cells ended in each way. */
  ends: Map<string, number>;
  /** Cells that did not end as the table says, or that changed what they should not have. */
  wrong: string[];
}

/** Every caller at every endpoint, reaching for what is theirs, below them, another's and the platform's. */
export async function tryMatrix(server: TestServer): Promise<MatrixResult> {
  const result: MatrixResult = { cells: 0, ends: new Map(), wrong: [] };
  for (const entry of entries) {
    const pairs = createPairs(server, entry);
    for (const caller of callers) {
      const client = caller === 'nobody' ? server.browser() : await server.as(caller);
      for (const ownership of ownerships) {
        const aim = await aimFor(server, entry, pairs, [caller, ownership]);
        if (!aim) continue;
        const end = await ended(client, entry.to, entry.input(aim), caller);
        const wanted = expected(entry, caller, ownership);
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
