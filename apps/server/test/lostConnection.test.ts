import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from './databases.ts';
import { startPostgres, type TestServer } from './postgres.ts';

/** A proxy that resets the first connection that asks for the types of arrays. */
function openProxy(port: number): Server {
  let isReset = false;
  return createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => {});
    client.on('close', () => upstream.destroy());
    upstream.pipe(client);
    client.on('data', (sent) => {
      if (isReset || !sent.includes('typarray')) return upstream.write(sent);
      isReset = true;
      client.resetAndDestroy();
    });
  });
}

describe.runIf(engines.includes('postgres'))('a connection that is lost while it opens', () => {
  let database: TestServer;
  let proxy: Server;
  beforeAll(async () => {
    database = (await startPostgres()) as TestServer;
    proxy = openProxy(Number(new URL(database.url).port));
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    proxy.close();
    await database.stop();
  });

  // Vitest fails the run if a rejection is left unhandled, which would end a server.
  test('rejects the query only, and the next one succeeds', async () => {
    const url = new URL(database.url);
    url.port = String((proxy.address() as AddressInfo).port);
    const db = postgres(url.href, { max: 1 });
    await expect(db`select 1 as one`).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect([...(await db`select array[1, 2] as both`)]).toEqual([{ both: [1, 2] }]);
    await db.end();
  });
});
