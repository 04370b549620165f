import { expect, test } from 'vitest';
import { sharedRead } from './sharedRead.ts';

const counted = (outcome: (read: number) => Promise<number> = async (read) => read) => {
  const state = { reads: 0 };
  const read = sharedRead(() => outcome((state.reads += 1)), 1);
  return { state, read };
};

test('sharedRead shares one read among concurrent calls', async () => {
  const { state, read } = counted();
  expect(await Promise.all(Array.from({ length: 40 }, read))).toEqual(Array(40).fill(1));
  expect(state.reads).toBe(1);
});

test('sharedRead never returns a read that began before the call', async () => {
  let finish = (_read: number) => {};
  const { state, read } = counted((nth) =>
    nth === 1 ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(nth),
  );
  const first = read();
  await Promise.resolve();
  expect(state.reads).toBe(1);
  const later = [read(), read()];
  expect(state.reads).toBe(1);
  finish(1);
  expect(await first).toBe(1);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('sharedRead passes a failed read only to the calls that share it', async () => {
  const { read } = counted((nth) =>
    nth === 1 ? Promise.reject(new Error('away')) : Promise.resolve(nth),
  );
  const failed = await Promise.allSettled([read(), read()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe(2);
});
