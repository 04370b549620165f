import { sql } from 'kysely';
import { hashToken, newToken } from '../../src/http/tokens.ts';
import { findApproval, consumeApproval } from '../../src/http/approvals.ts';
import { saveApproval } from '../../src/session/approvalStore.ts';
import { first } from '../../src/storage/sql.ts';
import type { RequestContext } from '../../src/http/RequestContext.ts';
import { Problem, problemFrom } from '@servery/api';
import { baseURL, type TestServer } from '../../test/serverOn.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
const cashier = 13;
const each = 10;

const raced = (
  tries: number,
  tokens: readonly string[],
  use: (token: string) => Promise<boolean>,
  stored: () => Promise<number>,
): Race => ({
  tries,
  atOnce: 32,
  attempt: (index) => use(tokens[Math.floor(index / each)]!),
  effects: async () => ({ legal: tokens.length, stored: await stored() }),
});

async function approvalsFor({ host, database }: TestServer, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let i = 0; i < count; i++)
    tokens.push(
      await saveApproval(database.kysely, {
        merchant_id,
        requester_id: cashier,
        approver: 'race',
        capability: 'order.void',
        object_id: host.nextId(),
        version: 1,
        amount: null,
        rate: null,
        expires_at: new Date(host.now().getTime() + 60_000).toISOString(),
      }),
    );
  return tokens;
}

const usedOf = async ({ database: { kysely: db } }: TestServer, tokens: readonly string[]) => {
  const row = await first(
    db,
    sql<{ n: number }>`select count(*) as n from approval
      where merchant_id = ${merchant_id} and used_at is not null
        and token_hash = any(${tokens.map(hashToken)}::text[])`,
  );
  return row!.n;
};

/** An approval by PIN, used ten times concurrently. */
export async function approval(server: TestServer, tries: number): Promise<Race> {
  const { database, now } = server.host;
  const tokens = await approvalsFor(server, Math.ceil(tries / each));
  const use = (token: string) =>
    database.transaction(async (trx) => {
      const ctx = { sql: trx, caller: { id: cashier, scope: [merchant_id] }, now: now() };
      const found = await findApproval(ctx as unknown as RequestContext, token);
      if (!found) return false;
      found.spend(0);
      await consumeApproval(trx, found, now());
      return true;
    });
  const strict = (token: string) =>
    use(token).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'approvalRequired') return false;
      throw error;
    });
  return raced(tries, tokens, strict, () => usedOf(server, tokens));
}

/** Checks whether it was used, then uses it. */
export async function naiveApproval(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const tokens = await approvalsFor(server, Math.ceil(tries / each));
  const use = async (token: string) => {
    const hash = hashToken(token);
    const open = await first(
      db,
      sql`select 1 from approval where token_hash = ${hash} and used_at is null`,
    );
    if (!open) return false;
    await sql`update approval set used_at = ${server.host.now()} where token_hash = ${hash}`.execute(
      db,
    );
    return true;
  };
  return raced(tries, tokens, use, () => usedOf(server, tokens));
}

const refreshesOf = async (server: TestServer, count: number) => {
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) tokens.push((await server.signIn('cashier')).refresh);
  return tokens;
};

const renewedOf = async ({ database: { kysely: db } }: TestServer, tokens: readonly string[]) => {
  const row = await first(
    db,
    sql<{ n: number }>`select count(*) as n from used_refresh
      where refresh_hash = any(${tokens.map(hashToken)}::text[])`,
  );
  return row!.n;
};

/**
 * A refresh cookie is sent ten times concurrently over HTTP: it renews the session once, and all
 * requests get the same response.
 */
export async function refresh(server: TestServer, tries: number): Promise<Race> {
  const tokens = await refreshesOf(server, Math.ceil(tries / each));
  const answered = new Set<string>();
  const use = async (token: string) => {
    const headers = { cookie: `servery_refresh=${token}` };
    const response = await server.fetch(`${baseURL}/refresh`, { method: 'POST', headers });
    if (!response.ok) throw problemFrom(response.status, null);
    const { token: renewed } = (await response.json()) as { token: string };
    const isNew = !answered.has(renewed);
    answered.add(renewed);
    return isNew;
  };
  return raced(tries, tokens, use, () => renewedOf(server, tokens));
}

/** Checks whether the token is the session's, then renews. */
export async function naiveRefresh(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const tokens = await refreshesOf(server, Math.ceil(tries / each));
  let renewals = 0;
  const use = async (token: string) => {
    const row = await first(
      db,
      sql<{ id: number }>`select id from session where refresh_hash = ${hashToken(token)}`,
    );
    if (!row) return false;
    await sql`update session set refresh_hash = ${hashToken(newToken())}
      where id = ${row.id}`.execute(db);
    renewals += 1;
    return true;
  };
  return raced(tries, tokens, use, async () => renewals);
}
