import { Problem } from '@servery/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engines, openTestDatabase } from '../../test/databases.ts';
import type { Database } from '../db/database.ts';
import { forgetAnswers, hashRequest, once, type KeptAnswer } from './idempotency.ts';

type Db = Database<unknown>;
const refusal = (error: unknown): KeptAnswer | null =>
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

describe.each(engines)('%s', (engine) => {
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

  test('does a write once and answers the same again', async () => {
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

  test('refuses the same name for another request', async () => {
    await write('b');
    await expect(write('b', { body: '{"other":1}' })).rejects.toMatchObject({
      code: 'keyReused',
      status: 422,
    });
    expect(await write('b')).toMatchObject({ isRepeat: true });
    expect(await effects(database, 'b')).toBe(1);
  });

  test('does it once when the same request races itself', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => write('c')));
    const codes = results.map((it) =>
      it.status === 'fulfilled' ? it.value.status : (it.reason as Problem).code,
    );
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 'inFlight')).toHaveLength(11);
    expect(await effects(database, 'c')).toBe(1);
  });

  test('keeps a decision against it, with nothing of its work', async () => {
    const first = await write('d', { fails: new Problem('notAllowedNow') });
    expect(first).toEqual({ status: 422, body: { code: 'notAllowedNow' }, isRepeat: false });
    expect(await write('d')).toEqual({ ...first, isRepeat: true });
    expect(await effects(database, 'd')).toBe(0);
  });

  test.each([
    ['a crash', new Error('crash')],
    ['maintenance', new Problem('maintenance')],
    ['a missing approval', new Problem('approvalRequired')],
    ['throttling', new Problem('throttled')],
  ])('keeps nothing of %s, so that it can be sent again', async (name, fails) => {
    await write(name, { fails }).catch((error: unknown) => expect(error).toBe(fails));
    expect(await effects(database, name)).toBe(0);
    expect(await write(name)).toMatchObject({ status: 201, isRepeat: false });
  });

  test('forgets after a day, not before', async () => {
    await write('old');
    await write('new');
    await sql`update idempotency set at = at - interval '25 hours' where key = 'old'`.execute(
      database.kysely,
    );
    expect(await forgetAnswers(database)).toBe(1);
    expect(await write('new')).toMatchObject({ isRepeat: true });
    expect(await write('old')).toMatchObject({ isRepeat: false });
  });
});

test('tells requests apart however their parts meet', () => {
  expect(hashRequest('a', 'bc')).not.toBe(hashRequest('ab', 'c'));
  expect(hashRequest('a', 'b')).toBe(hashRequest('a', 'b'));
});

describe.runIf(engines.includes('postgres'))('on two nodes at once', () => {
  let here: Db;
  let there: Db;
  beforeAll(async () => {
    const databaseUrl = await createPostgresDatabase();
    here = await openTestDatabase('postgres', { databaseUrl });
    there = await openTestDatabase('postgres', { databaseUrl });
    await sql`create table effect (key text not null)`.execute(here.kysely);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  /** The other node has no part in this process's list of what is at work. */
  const elsewhere = async (key: string, end: (theirs: typeof here.kysely) => Promise<void>) => {
    const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: goOn } = Promise.withResolvers<void>();
    const { scope, hash } = named(key);
    const ended = there.transaction(async (theirs) => {
      await sql`insert into idempotency (scope, key, request_hash, status, body)
        values (${scope}, ${key}, ${hash}, 201, '"theirs"')`.execute(theirs);
      begun();
      await mayEnd;
      await end(theirs);
    });
    await hasBegun;
    return { goOn, ended: ended.catch(() => undefined) };
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

  test('waits for the other, and answers what it kept without doing it again', async () => {
    const { goOn, ended } = await elsewhere('kept', async () => undefined);
    const { answer, runs } = ours('kept');
    await isWaiting();
    goOn();
    expect(await answer).toEqual({ status: 201, body: 'theirs', isRepeat: true });
    expect(runs()).toBe(0);
    await ended;
  });

  test('does it where the other failed', async () => {
    const { goOn, ended } = await elsewhere('failed', () => Promise.reject(new Error('down')));
    const { answer, runs } = ours('failed');
    await isWaiting();
    goOn();
    expect(await answer).toEqual({ status: 201, body: 'ours', isRepeat: false });
    expect(runs()).toBe(1);
    await ended;
  });

  test('answers what is kept, though it was refused here while the other waited', async () => {
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
    const { rows } = await sql<KeptAnswer>`select status, body from idempotency
      where key = ${key}`.execute(here.kysely);
    expect(rows).toEqual([{ status: answer.status, body: answer.body }]);
  });
});
