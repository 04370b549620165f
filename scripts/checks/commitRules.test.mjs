import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitRules, subjectError } from './commitRules.mjs';

describe('subjects of commits', () => {
  test.each([
    'orders: refuse to void a settled order',
    'features, screens: take texts from the kit',
    'apps/server: need one connection less',
    'ui: embed fonts',
    'server tests: wait for events',
  ])('accepts "%s"', (subject) => {
    expect(subjectError(subject)).toBeUndefined();
  });

  test.each([
    ['refuse to void a settled order', /area/],
    ['Orders: refuse to void a settled order', /area/],
    ['orders: Refuse to void a settled order', /lower case/],
    ['orders: refused to void a settled order', /imperative/],
    ['orders: voiding of settled orders', /imperative/],
    ['orders: what is settled stays', /imperative/],
    ['orders: refuse a void; say why', /two ideas/],
    ['orders: refuse to void a settled order.', /full stop/],
    [`orders: refuse ${'x'.repeat(60)}`, /longer than 72/],
  ])('rejects "%s"', (subject, reason) => {
    expect(subjectError(subject)).toMatch(reason);
  });
});

describe('the history of a repository', () => {
  let folder;
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'ignore',
    });
  const commit = (date, subject) =>
    git('commit', '--allow-empty', '--no-verify', `--date=${date}`, '-m', subject);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'servery-commits-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is checked from the base date on', () => {
    git('init');
    commit('2026-11-25T12:00:00Z', 'Old commit');
    commit('2026-12-01T12:00:00Z', 'orders: refuse to void a settled order');
    commit('2026-12-01T12:00:00Z', 'Void orders');
    expect(commitRules(folder)).toEqual([expect.stringContaining('"Void orders" doesn’t begin')]);
  });

  test('may have merges with any subject', () => {
    git('init', '--initial-branch=main');
    commit('2026-12-01T12:00:00Z', 'orders: refuse to void a settled order');
    git('checkout', '-b', 'other');
    commit('2026-12-01T12:00:00Z', 'orders: refuse to void a paid order');
    git('checkout', 'main');
    git('merge', '--no-ff', '--no-verify', '-m', 'Merge branch', 'other');
    expect(commitRules(folder)).toEqual([]);
  });

  test('may be missing', () => {
    expect(commitRules(folder)).toEqual([]);
  });
});
