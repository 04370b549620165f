import { Problem, type ApprovalRequest } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engines, openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../storage/db/database.ts';
import {
  forgetAnswers,
  guestScope,
  hashRequest,
  maxGuestAnswers,
  once,
  type StoredAnswer,
} from './idempotency.ts';

type Db = Database<unknown>;
const refusal = (error: unknown): StoredAnswer | null =>
  error instanceof Problem ? { status: error.status, body: { code: error.code } } : null;
const named = (key: string, body = '{}') => ({
  scope: 'merchant 1',
  key,
  hash: hashRequest('POST', '/api/x', body),
});
const effects = async (database: Db, key: string) =>
  (
    await sql<{ n: number }>`select count(*) as n from effect where key = ${key}`.execute(
      database.kysely,
    )
  ).rows[0]!.n;

describe.each(engines)('idempotency on %s', (engine) => {
  let database: Db;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await sql`create table effect (key text not null)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const write = (key: string, options: { body?: string; fails?: Error; on?: Db } = {}) =>
    once(
      options.on ?? database,
      named(key, options.body),
      async (trx) => {
        await sql`insert into effect (key) values (${key})`.execute(trx);
        if (options.fails) throw options.fails;
        return { status: 201, body: { key, list: [1, null] } };
      },
      refusal,
    );

  test('runs a write once and returns the stored response on a repeat', async () => {
    expect(await write('a')).toEqual({
      status: 201,
      body: { key: 'a', list: [1, null] },
      isRepeat: false,
    });
    expect(await write('a')).toEqual({
      status: 201,
      body: { key: 'a', list: [1, null] },
      isRepeat: true,
    });
    expect(await effects(database, 'a')).toBe(1);
  });

  test('refuses to reuse an idempotency key for a different request', async () => {
    await write('b');
    await expect(write('b', { body: '{"other":1}' })).rejects.toMatchObject({
      code: 'keyReused',
      status: 422,
    });
    expect(await write('b')).toMatchObject({ isRepeat: true });
    expect(await effects(database, 'b')).toBe(1);
  });

  test('runs a write once if the same request is sent concurrently', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => write('c')));
    const codes = results.map((it) =>
      it.status === 'fulfilled' ? it.value.status : (it.reason as Problem).code,
    );
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'inFlight')).toHaveLength(11);
    expect(await effects(database, 'c')).toBe(1);
  });

  test('stores a refusal but rolls back the write', async () => {
    const first = await write('d', { fails: new Problem('notAllowedNow') });
    expect(first).toEqual({ status: 422, body: { code: 'notAllowedNow' }, isRepeat: false });
    expect(await write('d')).toEqual({ ...first, isRepeat: true });
    expect(await effects(database, 'd')).toBe(0);
  });

  const request: ApprovalRequest = {
    capability: 'order.void',
    object_id: 1,
    version: 1,
    amount: null,
    rate: null,
  };

  test.each([
    ['a crash', new Error('crash')],
    ['maintenance', new Problem('maintenance')],
    ['a missing approval', new Problem('approvalRequired', { details: request })],
    ['throttling', new Problem('throttled')],
  ])('stores nothing after %s, so that the request can be repeated', async (name, fails) => {
    await write(name, { fails }).catch((error: unknown) => expect(error).toBe(fails));
    expect(await effects(database, name)).toBe(0);
    expect(await write(name)).toMatchObject({ status: 201, isRepeat: false });
  });

  test('deletes stored responses after 24 hours, not before', async () => {
    await write('old');
    await write('new');
    await sql`update idempotency set at = at - interval '25 hours' where key = 'old'`.execute(
      database.kysely,
    );
    expect(await forgetAnswers(database)).toBe(1);
    expect(await write('new')).toMatchObject({ isRepeat: true });
    expect(await write('old')).toMatchObject({ isRepeat: false });
  });

  test('keeps the latest responses of a guest’s code, and all of an account', async () => {
    const scopes = [guestScope('101-many'), 'account 13'];
    const send = (scope: string, key: string) =>
      once(database, { ...named(key), scope }, async () => ({ status: 200, body: key }), refusal);
    const counts: number[] = [];
    for (const scope of scopes) {
      for (let nth = 0; nth < maxGuestAnswers + 20; nth += 1) await send(scope, `k${nth}`);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from idempotency
        where scope = ${scope}`.execute(database.kysely);
      counts.push(rows[0]!.n);
      const last = `k${maxGuestAnswers + 19}`;
      expect(await send(scope, last)).toMatchObject({ body: last, isRepeat: true });
    }
    expect(counts).toEqual([maxGuestAnswers, maxGuestAnswers + 20]);
  });

  test('keeps the stored response of a guest for 1 hour', async () => {
    const answer = (scope: string) =>
      once(
        database,
        { ...named('hour'), scope },
        async () => ({ status: 200, body: null }),
        refusal,
      );
    const scopes = [guestScope('101-code'), 'account 12'];
    for (const scope of scopes) await answer(scope);
    const age = (minutes: number) =>
      sql`update idempotency set at = clock_timestamp() - make_interval(mins => ${minutes}::int)
        where key = 'hour'`.execute(database.kysely);
    await age(59);
    expect(await forgetAnswers(database)).toBe(0);
    await age(61);
    expect(await forgetAnswers(database)).toBe(1);
    const repeats = await Promise.all(scopes.map(answer));
    expect(repeats.map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
  });
});

test('hashes requests differently if their parts are split differently', () => {
  expect(hashRequest('a', 'bc')).not.toBe(hashRequest('ab', 'c'));
  expect(hashRequest('a', 'b')).toBe(hashRequest('a', 'b'));
});

describe.runIf(engines.includes('postgres'))('idempotency across two nodes', () => {
  let here: Db;
  let there: Db;
  beforeAll(async () => {
    const databaseUrl = await createPostgresDatabase();
    here = await openTestDatabase('postgres', { databaseUrl });
    there = await openTestDatabase('postgres', { databaseUrl });
    await sql`create table effect (key text not null)`.execute(here.kysely);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  /**
   * Starts a write on the other node, which doesn't share this process's list of writes in
   * progress.
   */
  const elsewhere = async (key: string, end: (theirs: typeof here.kysely) => Promise<void>) => {
    const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: resume } = Promise.withResolvers<void>();
    const { scope, hash } = named(key);
    const ended = there.transaction(async (theirs) => {
      await sql`insert into idempotency (scope, key, request_hash, status, body)
        values (${scope}, ${key}, ${hash}, 201, '"theirs"')`.execute(theirs);
      begun();
      await mayEnd;
      await end(theirs);
    });
    await hasBegun;
    return { resume, ended: ended.catch(() => undefined) };
  };
  const isWaiting = async () => {
    for (;;) {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(there.kysely);
      if (rows.length > 0) return;
    }
  };
  const ours = (key: string, fails?: Problem) => {
    let runs = 0;
    const answer = once(
      here,
      named(key),
      async (trx) => {
        runs += 1;
        await sql`insert into effect (key) values (${key})`.execute(trx);
        if (fails) throw fails;
        return { status: 201, body: 'ours' };
      },
      refusal,
    );
    return { answer, runs: () => runs };
  };

  test('waits for the other node and returns its stored response without running the write', async () => {
    const { resume, ended } = await elsewhere('kept', async () => undefined);
    const { answer, runs } = ours('kept');
    await isWaiting();
    resume();
    expect(await answer).toEqual({ status: 201, body: 'theirs', isRepeat: true });
    expect(runs()).toBe(0);
    await ended;
  });

  test('runs the write if the other node failed', async () => {
    const { resume, ended } = await elsewhere('failed', () => Promise.reject(new Error('down')));
    const { answer, runs } = ours('failed');
    await isWaiting();
    resume();
    expect(await answer).toEqual({ status: 201, body: 'ours', isRepeat: false });
    expect(runs()).toBe(1);
    await ended;
  });

  test('returns the stored response even if the write was refused here in the meantime', async () => {
    const { scope, key, hash } = named('refused');
    let theirs: Promise<unknown> | undefined;
    const answer = await once(
      here,
      named(key),
      async () => {
        theirs = sql`insert into idempotency (scope, key, request_hash, status, body)
          values (${scope}, ${key}, ${hash}, 201, '"theirs"')
          on conflict (scope, key) do nothing`.execute(there.kysely);
        await isWaiting();
        throw new Problem('notAllowedNow');
      },
      refusal,
    );
    await theirs;
    const { rows } = await sql<StoredAnswer>`select status, body from idempotency
      where key = ${key}`.execute(here.kysely);
    expect(rows).toEqual([{ status: answer.status, body: answer.body }]);
  });
});
