import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import { listSelectOptions, listSuggestions } from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listsMocks } from './index.ts';

const server = setupServer(...listsMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => setScenario('usual'));

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const labels = async (query?: string) => {
  const { options } = await call(listSelectOptions, {
    query: query === undefined ? {} : { query },
  });
  return options.map(({ label }) => label);
};

test('the select has 100 different options', async () => {
  const { options } = await call(listSelectOptions, { query: {} });
  expect(new Set(options.map(({ value }) => value)).size).toBe(100);
  expect(new Set(options.map(({ label }) => label)).size).toBe(100);
});

test('the host filters the options by part of their labels, in any spelling', async () => {
  expect(await labels('GOD')).toEqual(['The Godfather', 'City of God']);
  expect(await labels('amelie')).toEqual(['Amélie']);
  expect(await labels('.*')).toEqual([]);
  await expect(labels('x'.repeat(101))).rejects.toMatchObject({ status: 422 });
});

test('the autocomplete has 100 suggestions by rank', async () => {
  const { suggestions } = await call(listSuggestions, {});
  expect(suggestions.map(({ rank }) => rank)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
});

test('follows the empty scenario', async () => {
  setScenario('empty');
  expect(await labels()).toEqual([]);
  expect((await call(listSuggestions, {})).suggestions).toEqual([]);
});
