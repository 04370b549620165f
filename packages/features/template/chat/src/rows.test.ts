import { expect, test } from 'vitest';
import { rowsOf, type ShownMessage } from './rows.ts';

const messageFrom = (
  id: number,
  senderId: number,
  more: Partial<ShownMessage> = {},
): ShownMessage => ({
  id,
  key: `m${id}`,
  message: 'Ok',
  time: `2026-11-20T10:${String(id).padStart(2, '0')}:00`,
  senderId,
  attachment: null,
  ...more,
});
const shape = (messages: readonly ShownMessage[], unseen: number | null = null) =>
  rowsOf(messages, unseen).map((row) =>
    row.kind === 'group'
      ? row.messages.map(({ id }) => id)
      : row.kind === 'day'
        ? row.day
        : row.kind,
  );

test('groups consecutive messages of one sender', () => {
  expect(
    shape([messageFrom(1, 1), messageFrom(2, 1), messageFrom(3, 2), messageFrom(4, 1)]),
  ).toEqual(['2026-11-20', [1, 2], [3], [4]]);
});

test('starts a new group after a day separator, the unread line or a call', () => {
  const next = { time: '2026-11-21T00:00:00' };
  const call = { attachment: { kind: 'call', isVideo: false, seconds: 3 } as const };
  expect(
    shape(
      [
        messageFrom(1, 1),
        messageFrom(2, 1, next),
        messageFrom(3, 1, next),
        messageFrom(4, 1, { ...next, ...call }),
      ],
      3,
    ),
  ).toEqual(['2026-11-20', [1], '2026-11-21', [2], 'new', [3], 'call']);
});

test('gives messages with the same text separate row keys', () => {
  const rows = rowsOf(
    [messageFrom(1, 1), messageFrom(2, 2), messageFrom(3, 1), messageFrom(4, 1)],
    null,
  );
  const keys = rows.flatMap((row) =>
    row.kind === 'group' ? [row.key, ...row.messages.map(({ key }) => key)] : [row.key],
  );
  expect(rows.map(({ key }) => key)).toEqual([...new Set(rows.map(({ key }) => key))]);
  expect(keys).toContain('m4');
});

test('returns no rows without messages', () => expect(rowsOf([], null)).toEqual([]));
