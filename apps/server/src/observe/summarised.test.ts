import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Log } from '../log.ts';
import { summarised } from './summarised.ts';

let lines: { level: string; event: string; facts: Record<string, unknown> }[];
let log: Log;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = summarised((level, event, facts = {}) => void lines.push({ level, event, facts }));
});
afterEach(() => vi.useRealTimers());

const flood = (count: number, address: string, status = 429) => {
  for (let nth = 0; nth < count; nth += 1) log('info', 'request', { address, status });
};

test('a flood of refusals from one address has 30 lines, and one a second', () => {
  for (let second = 0; second < 30; second += 1) {
    flood(5_000, '203.0.113.0/24');
    vi.advanceTimersByTime(1_000);
  }
  const summaries = lines.filter(({ event }) => event === 'lines left out');
  expect(summaries).toHaveLength(30);
  expect(lines.length).toBeLessThanOrEqual(30 + 30 + 30);
  const { facts } = summaries[0]!;
  expect(facts).toEqual({ source: '203.0.113.0/24', lines: { 'request 429': 4_970 } });
  const written = lines.length - summaries.length;
  const left = summaries.reduce(
    (sum, summary) => sum + (summary.facts['lines'] as Record<string, number>)['request 429']!,
    0,
  );
  expect(written + left).toBe(150_000);
});

test('other addresses, successful requests and other events aren’t affected', () => {
  flood(100, 'one');
  lines = [];
  flood(1, 'other');
  log('warn', 'sign-in refused', { address: 'other' });
  for (let nth = 0; nth < 100; nth += 1) log('info', 'request', { status: 200 });
  log('error', 'backup failed');
  expect(lines).toHaveLength(103);
});

test('lines are written again once a source was quiet', () => {
  flood(31, 'one');
  vi.advanceTimersByTime(60_000);
  lines = [];
  flood(30, 'one');
  expect(lines).toHaveLength(30);
});

test('errors without an address are summarised by their event', () => {
  for (let nth = 0; nth < 40; nth += 1) log('error', 'request failed', { request: String(nth) });
  expect(lines).toHaveLength(30);
  vi.advanceTimersByTime(1_000);
  expect(lines.at(-1)?.facts).toEqual({
    source: 'request failed',
    lines: { 'request failed': 10 },
  });
});
