import { endDevice, listTables } from '@servery/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.resetModules();
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url}`);
    return Response.json(method === 'GET' ? { aaData: [], total: 0 } : { is_signed_out: true });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const url = '/api/admin/table?length=10';
const list = { query: { length: 10 } };

test('the client uses the response of an early read once', async () => {
  const { callNow, early } = await import('./client.ts');
  const { startRead } = await import('./early.ts');
  startRead(early, url);
  await callNow(listTables, list);
  expect(sent).toEqual([`GET ${url}`]);
  await callNow(listTables, list);
  expect(sent).toEqual([`GET ${url}`, `GET ${url}`]);
});

test('the client repeats an early read that started before a write', async () => {
  const { callNow, early } = await import('./client.ts');
  const { startRead } = await import('./early.ts');
  startRead(early, url);
  await early.get(url)?.answer;
  await callNow(endDevice, { params: { id: 7 }, body: {} });
  await callNow(listTables, list);
  expect(sent).toEqual([`GET ${url}`, 'DELETE /api/account/devices/7', `GET ${url}`]);
});
