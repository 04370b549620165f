import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import {
  apiKeyTypes,
  createApiKey,
  listApiKeys,
  renameApiKey,
  revokeApiKey,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { developerMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...developerMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  developerMocks.reset();
});

const { call } = createClient({ baseURL: `${host}/api` });
const list = async () => (await call(listApiKeys, {})).apiKeys;
const namesOf = async () => (await list()).map(({ name }) => name);
const create = (name: string) => call(createApiKey, { body: { name, type: 'read-only' } });
const taken = { matter: { fields: { name: { code: 'taken' } } } };

test('lists keys of every type, the latest first', async () => {
  const keys = await list();
  expect(new Set(keys.map(({ type }) => type))).toEqual(new Set(apiKeyTypes));
  const dates = keys.map(({ createdDate }) => createdDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('follows the empty and many scenarios', async () => {
  setScenario('empty');
  expect(await list()).toEqual([]);
  setScenario('many');
  expect(new Set(await namesOf()).size).toBe(60);
});

test('creates a key with status 201, above the others', async () => {
  const before = await list();
  const response = await fetch(`${host}/developer/api-keys/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: '  Kiosk ', type: 'full-control' }),
  });
  expect(response.status).toBe(201);
  const { apiKey } = (await response.json()) as { apiKey: unknown };
  expect(apiKey).toMatchObject({ id: before.length + 1, name: 'Kiosk', type: 'full-control' });
  expect(await list()).toEqual([apiKey, ...before]);
});

test('returns the secret of a key only once', async () => {
  const { apiKey, secret } = await create('Kiosk');
  expect(secret).toMatch(/^srv_[0-9a-f]{32}$/);
  expect(secret.endsWith(apiKey.ending)).toBe(true);
  expect((await create('Second kiosk')).secret).not.toBe(secret);
  const renamed = await call(renameApiKey, { body: { id: apiKey.id, name: 'Counter' } });
  expect(JSON.stringify([renamed, await list()])).not.toContain(secret);
});

test.each(['', '   ', 'x'.repeat(81), 'DELIVERY  app'])('refuses the name “%s”', async (name) => {
  const before = await list();
  const [apiKey] = before.filter((each) => each.name !== 'Delivery app');
  for (const sent of [create(name), call(renameApiKey, { body: { id: apiKey!.id, name } })])
    await expect(sent).rejects.toMatchObject({ matter: { fields: { name: expect.anything() } } });
  expect(await list()).toEqual(before);
});

test('refuses a name that another key has, but not a key’s own in another case', async () => {
  const [first, second] = await list();
  const rename = (name: string) => call(renameApiKey, { body: { id: first!.id, name } });
  await expect(rename(second!.name)).rejects.toMatchObject(taken);
  expect(await rename(first!.name.toUpperCase())).toEqual({
    apiKey: { ...first, name: first!.name.toUpperCase() },
  });
});

test('refuses an unknown type', async () => {
  const response = await fetch(`${host}/developer/api-keys/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kiosk', type: 'root' }),
  });
  expect(response.status).toBe(422);
});

test('revokes a key, whose id no other key gets', async () => {
  const { apiKey } = await create('Kiosk');
  expect(await call(revokeApiKey, { query: { id: apiKey.id } })).toEqual({ id: apiKey.id });
  expect(await namesOf()).not.toContain('Kiosk');
  expect((await create('Kiosk')).apiKey.id).toBe(apiKey.id + 1);
});

test('returns 404 for an unknown key', async () => {
  for (const sent of [
    call(renameApiKey, { body: { id: 999, name: 'Nothing' } }),
    call(revokeApiKey, { query: { id: 999 } }),
  ])
    await expect(sent).rejects.toMatchObject({ status: 404 });
});
