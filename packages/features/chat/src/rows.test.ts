import { expect, test } from 'vitest';
import { rowsOf, type ShownMessage } from './rows.ts';

const said = (id: number, senderId: number, more: Partial<ShownMessage> = {}): ShownMessage => ({
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

test('what one person says in a row stands together', () => {
  expect(shape([said(1, 1), said(2, 1), said(3, 2), said(4, 1)])).toEqual([
    '2026-11-20',
    [1, 2],
    [3],
    [4],
  ]);
});

test('a day, the new ones and a call begin anew', () => {
  const next = { time: '2026-11-21T00:00:00' };
  const call = { attachment: { kind: 'call', isVideo: false, seconds: 3 } as const };
  expect(
    shape([said(1, 1), said(2, 1, next), said(3, 1, next), said(4, 1, { ...next, ...call })], 3),
  ).toEqual(['2026-11-20', [1], '2026-11-21', [2], 'new', [3], 'call']);
});

test('equal words have keys of their own', () => {
  const rows = rowsOf([said(1, 1), said(2, 2), said(3, 1), said(4, 1)], null);
  const keys = rows.flatMap((row) =>
    row.kind === 'group' ? [row.key, ...row.messages.map(({ key }) => key)] : [row.key],
  );
  expect(rows.map(({ key }) => key)).toEqual([...new Set(rows.map(({ key }) => key))]);
  expect(keys).toContain('m4');
});

test('nothing said is no row', () => expect(rowsOf([], null)).toEqual([]));
