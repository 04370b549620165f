import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractNow } from '@servery/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDailyBackups } from '../src/background/backups/dailyBackups.ts';
import { openArchive } from '../src/storage/archive/openArchive.ts';
import type { Log } from '../src/log.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const hour = 60 * 60_000;
let folder: string;
let server: TestServer;
const logged: [string, string, unknown][] = [];
const log: Log = (level, event, facts) => logged.push([level, event, facts]);
beforeAll(async () => {
  server = await startTestServer('embedded', { log });
  await sql`update migration set at = ${contractNow}`.execute(server.database.kysely);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'servery-daily-'));
  logged.length = 0;
  await server.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('makes one daily backup per business day and keeps the configured number', async () => {
  const place = join(folder, 'backups');
  const daily = createDailyBackups(server.host, { folder: place, kept: 3 });
  // The business day on which the data was created isn't over yet.
  expect(await daily()).toBeNull();
  expect(existsSync(place)).toBe(false);
  const made: string[] = [];
  for (let day = 0; day < 5; day += 1) {
    server.advance(24 * hour);
    made.push((await daily())!);
    expect(await daily()).toBeNull();
  }
  expect(readdirSync(place).map((name) => join(place, name))).toEqual(made.slice(-3));
  for (const path of made.slice(-3))
    expect((await openArchive(path)).manifest.tables.length).toBeGreaterThan(20);
  const lines = logged.filter(([, event]) => event === 'backup made');
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)![2]).toMatchObject({ kept: readdirSync(place) });
});

test('makes up for a day at whose start the server was off', async () => {
  server.advance(50 * hour);
  const again = createDailyBackups(server.host, { folder, kept: 7 });
  expect(await again()).not.toBeNull();
  expect(await again()).toBeNull();
});

test('deletes no files other than daily backups', async () => {
  const others = ['servery-20260101T000000Z.tar.zst', 'daily-notes.txt'];
  for (const name of others) writeFileSync(join(folder, name), '');
  const daily = createDailyBackups(server.host, { folder, kept: 1 });
  for (let day = 0; day < 2; day += 1) {
    server.advance(24 * hour);
    await daily();
  }
  expect(readdirSync(folder)).toHaveLength(3);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
});

test('logs a failed daily backup as an error, keeps serving and retries an hour later', async () => {
  const place = join(folder, 'taken');
  writeFileSync(place, 'not a folder');
  const daily = createDailyBackups(server.host, { folder: place, kept: 7 });
  server.advance(24 * hour);
  expect(await daily()).toBeNull();
  expect(await daily()).toBeNull();
  expect(logged.map(([level, event]) => [level, event])).toEqual([['error', 'backup failed']]);
  expect((await server.fetch('http://server.test/healthz')).status).toBe(200);
  rmSync(place);
  mkdirSync(place);
  server.advance(hour);
  expect(await daily()).not.toBeNull();
});

test('logs that there is too little disk space for a daily backup', async () => {
  vi.stubEnv('SERVERY_MIN_FREE_MB', String(1024 ** 3));
  server.advance(24 * hour);
  expect(await createDailyBackups(server.host, { folder, kept: 7 })()).toBeNull();
  expect(logged.at(-1)![2]).toMatchObject({
    message: expect.stringMatching(/^The disk of .* has .* free. This needs about/) as string,
  });
  expect(readdirSync(folder)).toEqual([]);
});
