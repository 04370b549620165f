import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase, engines, openTestDatabase } from '../../../test/databases.ts';
import type { Database } from './database.ts';
import { appendEvents, forgetEvents, lastSequences, readEvents } from './events.ts';

describe.each(engines)('events on %s', (engine) => {
  let database: Database<unknown>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const append = (merchant: number, count = 1) =>
    database.transaction((trx) =>
      appendEvents(
        trx,
        merchant,
        Array.from({ length: count }, (_, i) => ({
          kind: 'order.placed',
          subject: { kind: 'order', id: i },
          version: 1,
        })),
      ),
    );

  test('numbers events without gaps across concurrent writes and rollbacks', async () => {
    const work = Array.from({ length: 60 }, (_, i) =>
      i % 4 === 3
        ? database.transaction(async (trx) => {
            await appendEvents(trx, 1, [
              { kind: 'order.placed', subject: { kind: 'order', id: 1 }, version: 1 },
            ]);
            throw new Error('undone');
          })
        : append(1, (i % 3) + 1),
    );
    const done = await Promise.allSettled(work);
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(15);
    const events = await readEvents(database.kysely, 1, 0, 1000);
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, i) => i + 1));
    expect(events).toHaveLength((await lastSequences(database.kysely, [1])).get(1)!);
    expect(events.length).toBeGreaterThan(45);
  });

  test('stores events in the given order, separately per merchant', async () => {
    await append(2);
    expect(await append(3, 3)).toBe(3);
    const [, second, third] = await readEvents(database.kysely, 3, 0, 10);
    expect(second).toMatchObject({
      sequence: 2,
      kind: 'order.placed',
      subject: { kind: 'order', id: 1 },
      version: 1,
    });
    expect(third).toMatchObject({ sequence: 3, merchant_id: 3, subject: { kind: 'order', id: 2 } });
    expect(await readEvents(database.kysely, 3, 2, 10)).toEqual([third]);
    expect(await readEvents(database.kysely, 3, 0, 2)).toHaveLength(2);
    expect(await lastSequences(database.kysely, [2, 3, 4])).toEqual(
      new Map([
        [2, 1],
        [3, 3],
      ]),
    );
  });

  test('deletes events by age without restarting the numbering', async () => {
    await append(5, 2);
    await sql`update event set at = at - interval '8 days' where merchant_id = 5 and seq = 1`.execute(
      database.kysely,
    );
    expect(await forgetEvents(database.kysely, 7)).toBe(1);
    expect(await append(5)).toBe(3);
    const left = await readEvents(database.kysely, 5, 0, 10);
    expect(left.map(({ sequence }) => sequence)).toEqual([2, 3]);
  });

  test('wakes listeners once per burst, and only after the commit', async () => {
    const notified: (readonly number[] | null)[] = [];
    const woken = new Promise<void>((resolve) => {
      const stop = database.listen((merchants) => {
        if (!merchants?.includes(7)) return;
        notified.push(merchants);
        stop();
        resolve();
      });
    });
    let isCommitted = false;
    await Promise.all([append(7), append(7), append(8)]).then(() => (isCommitted = true));
    expect(isCommitted).toBe(true);
    await woken;
    expect(notified).toHaveLength(1);
  });
});

test.runIf(engines.includes('postgres'))('wakes listeners on another node', async () => {
  const databaseUrl = await createPostgresDatabase();
  const here = await openTestDatabase('postgres', { databaseUrl });
  const there = await openTestDatabase('postgres', { databaseUrl });
  const woken = new Promise<readonly number[]>((resolve) => {
    there.listen((merchants) => merchants && resolve(merchants));
  });
  await here.transaction((trx) =>
    appendEvents(trx, 42, [
      { kind: 'order.placed', subject: { kind: 'order', id: 1 }, version: 1 },
    ]),
  );
  expect(await woken).toEqual([42]);
  await Promise.all([here.close(), there.close()]);
});
