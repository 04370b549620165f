import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let folder: string;
let path: string;
let events: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-lock-'));
  path = join(folder, 'servery.lock');
  events = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lock = () => lockFolder(folder, (kind) => events.push(kind));

/** Creates a lock file as left by another boot of a machine. */
const leave = (host: string) =>
  writeFileSync(
    path,
    JSON.stringify({ token: 'theirs', pid: 1, boot: 'another', host, socket: 'servery-x.sock' }),
  );

/** The name of this machine in a lock file. */
const ownName = async (): Promise<string> => {
  const { release } = await lock();
  const { host } = JSON.parse(readFileSync(path, 'utf8')) as { host: string };
  await release();
  return host;
};

test('a lock file names the machine with its id, if it has one', async () => {
  const file = '/etc/machine-id';
  const id = existsSync(file) ? ` ${readFileSync(file, 'utf8').trim()}` : '';
  expect(await ownName()).toBe(hostname() + id);
});

test('a lock left by an earlier boot of this machine is taken over', async () => {
  leave(await ownName());
  const { release } = await lock();
  expect(events).toEqual(['lock-taken-over']);
  await release();
});

test.each([
  ['of the same host name', () => `${hostname()} ${'0'.repeat(32)}`],
  ['made from the same image', ownName],
])('a lock kept alive by another machine %s is respected', async (_what, nameOf) => {
  leave(await nameOf());
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 100);
  try {
    await expect(lock()).rejects.toThrow(FolderInUse);
  } finally {
    clearInterval(beat);
  }
  expect(events).toEqual([]);
});
