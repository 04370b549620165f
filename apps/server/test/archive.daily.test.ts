import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractNow } from '@servery/domain/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDailyBackups } from '../src/archive/dailyBackups.ts';
import { openArchive } from '../src/archive/openArchive.ts';
import type { Log } from '../src/log.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const hour = 60 * 60_000;
let folder: string;
let server: TestServer;
const said: [string, string, unknown][] = [];
const log: Log = (level, event, facts) => said.push([level, event, facts]);
beforeAll(async () => {
  server = await startTestServer('embedded', { log });
  await sql`update migration set at = ${contractNow}`.execute(server.database.kysely);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'servery-daily-'));
  said.length = 0;
  await server.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('makes one backup each business day, and keeps as many as were asked for', async () => {
  const place = join(folder, 'backups');
  const daily = createDailyBackups(server.host, { folder: place, kept: 3 });
  // The day on which the data was made is not over yet.
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
  const lines = said.filter(([, event]) => event === 'backup made');
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)![2]).toMatchObject({ kept: readdirSync(place) });
});

test('makes up for a day on which the server was off at its beginning', async () => {
  server.advance(50 * hour);
  const again = createDailyBackups(server.host, { folder, kept: 7 });
  expect(await again()).not.toBeNull();
  expect(await again()).toBeNull();
});

test('removes no file that is not a daily backup', async () => {
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

test('logs a failure as an error, harms nobody, and tries again an hour later', async () => {
  const place = join(folder, 'taken');
  writeFileSync(place, 'not a folder');
  const daily = createDailyBackups(server.host, { folder: place, kept: 7 });
  server.advance(24 * hour);
  expect(await daily()).toBeNull();
  expect(await daily()).toBeNull();
  expect(said.map(([level, event]) => [level, event])).toEqual([['error', 'backup failed']]);
  expect((await server.fetch('http://server.test/healthz')).status).toBe(200);
  rmSync(place);
  mkdirSync(place);
  server.advance(hour);
  expect(await daily()).not.toBeNull();
});

test('says so where there is too little room', async () => {
  vi.stubEnv('SERVERY_MIN_FREE_MB', String(1024 ** 3));
  server.advance(24 * hour);
  expect(await createDailyBackups(server.host, { folder, kept: 7 })()).toBeNull();
  expect(said.at(-1)![2]).toMatchObject({
    message: expect.stringMatching(/^The disk of .* has .* free; this needs about/) as string,
  });
  expect(readdirSync(folder)).toEqual([]);
});
