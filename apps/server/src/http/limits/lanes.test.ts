import { describe, expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

/** Returns lanes without rests, and work that ends when it is told to. */
function started(limits: Parameters<typeof createLanes>[0] = {}) {
  const lanes = createLanes({ share: 1, burstMs: 60_000, ...limits });
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, merchant_id: number | null, address = 'here') =>
    lanes.run(merchant_id, address, async () => {
      running.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.splice(running.indexOf(name), 1);
      return name;
    });
  const end = (name: string) => ends.get(name)!();
  return { lanes, running, run, end };
}

describe('lanes', () => {
  test('run one piece of work per merchant, and two in all', async () => {
    const { running, run, end } = started();
    const all = [run('a1', 1), run('a2', 1), run('a3', 1), run('b1', 2), run('c1', 3)];
    await expect.poll(() => running).toEqual(['a1', 'b1']);
    end('a1');
    await expect.poll(() => running).toEqual(['b1', 'a2']);
    end('a2');
    await expect.poll(() => running).toEqual(['b1', 'c1']);
    end('b1');
    await expect.poll(() => running).toEqual(['c1', 'a3']);
    end('c1');
    end('a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  });

  test('let addresses take turns at a merchant', async () => {
    const { running, run, end } = started();
    for (const name of ['x1', 'x2', 'x3']) void run(name, 1, 'x');
    void run('y1', 1, 'y');
    const seen: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      await expect.poll(() => running).toHaveLength(1);
      seen.push(running[0]!);
      end(running[0]!);
      await expect.poll(() => running).not.toContain(seen.at(-1));
    }
    expect(seen).toEqual(['x1', 'x2', 'y1', 'x3']);
  });

  test('run work inside other work immediately', async () => {
    const { lanes } = started();
    const answer = lanes.run(1, 'here', () => lanes.run(1, 'here', async () => 'inner'));
    expect(await answer).toBe('inner');
  });

  test('refuse an address with too much waiting work, and all when too much waits in all', async () => {
    const { run, running } = started({ maxWaiting: 2, maxWaitingInAll: 3 });
    void run('a', 1, 'x');
    await expect.poll(() => running).toEqual(['a']);
    void run('b', 1, 'x');
    void run('c', 1, 'x');
    await expect(run('d', 1, 'x')).rejects.toMatchObject({ code: 'throttled', status: 429 });
    void run('e', 1, 'y');
    await expect(run('f', 1, 'z')).rejects.toMatchObject({ code: 'throttled' });
  });

  test('rest after work that takes more than its share of the time', async () => {
    const { lanes } = started({ share: 0.25, burstMs: 0, inAll: 1 });
    const ended = await lanes.run(1, 'here', async () => {
      const from = performance.now();
      while (performance.now() < from + 20);
      return performance.now();
    });
    const next = await lanes.run(2, 'here', async () => performance.now());
    // Timers may fire a millisecond early.
    expect(next - ended).toBeGreaterThanOrEqual(78);
  });

  test('continue after work that fails', async () => {
    const { lanes } = started();
    const failed = lanes.run(1, 'here', () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await lanes.run(1, 'here', async () => 'next')).toBe('next');
  });
});
