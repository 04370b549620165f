import { beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, mostToasts, subscribeToasts, toast } from './queue.ts';

beforeEach(() => dismissToast());

test('keeps the newest twenty', () => {
  for (let n = 1; n <= mostToasts + 3; n += 1) toast.show({ title: `Toast ${n}` });
  expect(currentToasts()).toHaveLength(mostToasts);
  expect(currentToasts()[0]?.title).toBe('Toast 4');
});

test('takes one away by its id and leaves the others', () => {
  const first = toast.success({ title: 'Saved' });
  toast.error({ title: 'Not sent' });
  toast.dismiss(first);
  expect(currentToasts().map(({ title, tone }) => [title, tone])).toEqual([['Not sent', 'danger']]);
});

test('tells its listeners, until they leave', () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  toast.info({ title: 'New order' });
  leave();
  toast.info({ title: 'Another order' });
  expect(listener).toHaveBeenCalledTimes(1);
});
