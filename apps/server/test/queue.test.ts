import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveNext } from '../src/areas/queue/serveNext.ts';
import { insertRows } from '../src/storage/sql.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';
import { waitingDay, waitingRow } from './waitingRow.ts';

const merchant_id = 101;
const queue_id = 7;

describe.each(engines)('queue on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    const rows = [6, 2, 4, 2].map((party, i) =>
      waitingRow(merchant_id, { id: 100 + i, queue_id, party, now: server.host.now() }),
    );
    await insertRows(server.database.kysely, 'queue_entry', rows);
  });
  afterAll(() => server.close());

  const next = (seats: number, queue = queue_id) =>
    server.host.database.transaction((trx) =>
      serveNext(
        trx,
        { merchant_id, queue_id: queue, seats, business_date: waitingDay },
        server.host.now(),
      ),
    );

  test('serves the first party that fits the table, else the first party, each once', async () => {
    expect(await next(4, 8)).toBeNull();
    expect(await next(4)).toEqual({ id: 101, party: 2 });
    expect(await next(4)).toEqual({ id: 102, party: 4 });
    expect(await next(8)).toEqual({ id: 100, party: 6 });
    expect(await next(1)).toEqual({ id: 103, party: 2 });
    expect(await next(8)).toBeNull();
  });
});
