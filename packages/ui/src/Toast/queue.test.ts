import { beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, maxToasts, subscribeToasts, toast } from './queue.ts';

beforeEach(() => dismissToast());

test('the queue keeps the newest 20 toasts', () => {
  for (let n = 1; n <= maxToasts + 3; n += 1) toast.show({ title: `Toast ${n}` });
  expect(currentToasts()).toHaveLength(maxToasts);
  expect(currentToasts()[0]?.title).toBe('Toast 4');
});

test('dismiss closes one toast by its id', () => {
  const first = toast.success({ title: 'Saved' });
  toast.error({ title: 'Not sent' });
  toast.dismiss(first);
  expect(currentToasts().map(({ title, tone }) => [title, tone])).toEqual([['Not sent', 'danger']]);
});

test('the queue notifies listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  toast.info({ title: 'New order' });
  leave();
  toast.info({ title: 'Another order' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('toast.promise shows the state of a promise in one toast and returns the promise', async () => {
  const work = Promise.resolve(3);
  const handed = toast.promise(work, {
    pending: { title: 'Sending' },
    success: (count) => ({ title: `Sent ${count}` }),
    error: { title: 'Not sent' },
  });
  expect(currentToasts().map(({ title, isPending }) => [title, isPending])).toEqual([
    ['Sending', true],
  ]);
  await expect(handed).resolves.toBe(3);
  expect(currentToasts().map(({ title, tone, isPending }) => [title, tone, isPending])).toEqual([
    ['Sent 3', 'success', undefined],
  ]);
});

test('toast.promise shows the result even if the pending toast was closed', async () => {
  const work = Promise.reject(new Error('offline'));
  const handed = toast.promise(work, {
    pending: { title: 'Sending' },
    success: { title: 'Sent' },
    error: (reason) => ({ title: 'Not sent', text: String(reason) }),
  });
  toast.dismiss();
  await expect(handed).rejects.toThrow('offline');
  expect(currentToasts().map(({ title, text, tone }) => [title, text, tone])).toEqual([
    ['Not sent', 'Error: offline', 'danger'],
  ]);
});

test('toast.update changes the content of an open toast', () => {
  const id = toast.info({ title: 'Uploading', progress: 0.1 });
  toast.update(id, { progress: 0.6 });
  expect(currentToasts()[0]).toMatchObject({ title: 'Uploading', progress: 0.6, tone: 'info' });
});
