import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatMs, createFence } from './fence.ts';

class Ended extends Error {}

const end = () => {
  throw new Ended();
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-fence-'));
  path = join(folder, 'servery.lock');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const lockFor = (token: string) => writeFileSync(path, JSON.stringify({ token }));

test('a fence lets the lock owner write after any pause', () => {
  lockFor('mine');
  const fence = createFence({ path, token: 'mine' }, end);
  vi.setSystemTime(Date.now() + 60_000);
  expect(fence).not.toThrow();
});

test.each([
  ['another has the lock', () => lockFor('theirs')],
  ['the lock is gone', () => rmSync(path)],
])('a fence ends a paused process if %s', (_, happens) => {
  lockFor('mine');
  const fence = createFence({ path, token: 'mine' }, end);
  happens();
  vi.setSystemTime(Date.now() + beatMs);
  expect(fence).toThrow(Ended);
});
