import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import { listFaq } from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { helpMocks } from './index.ts';

const host = 'http://sample.test';
const server = setupServer(...helpMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => setScenario('usual'));

const { call } = createClient({ baseURL: `${host}/api` });
const groupsOf = async (q?: string) =>
  (await call(listFaq, { query: q === undefined ? {} : { q } })).groups;
const namesOf = async (q: string) =>
  (await groupsOf(q)).flatMap(({ qandA }) =>
    qandA.map((entry) => ('question' in entry ? entry.question : entry.name)),
  );

describe('the FAQ', () => {
  test('has categories with questions and answers, or services with prices', async () => {
    const groups = await groupsOf();
    expect(groups.map(({ id }) => id)).toEqual([
      'orders',
      'payments',
      'menu',
      'tables',
      'printing',
      'services',
    ]);
    for (const { qandA } of groups) expect(qandA.length).toBeGreaterThan(2);
    const ids = groups.flatMap(({ qandA }) => qandA.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(groups.at(-1)!.qandA[0]).toMatchObject({ name: expect.anything(), price: 45_000 });
  });

  test('names the pages of the menu with their forms for new entries', async () => {
    const { pages } = (await groupsOf()).find(({ id }) => id === 'menu')!;
    expect(pages).toContainEqual({
      title: 'Categories',
      nav_link: '/pages/menu/category',
      create_title: 'Create Category',
      create_link: '/pages/menu/category?open=new',
    });
    expect(pages.map(({ nav_link }) => nav_link)).toEqual([
      '/pages/menu/food_menu',
      '/pages/menu/category',
      '/pages/menu/food_option',
    ]);
  });

  test('searches questions and names, in any case and without patterns', async () => {
    expect(await namesOf('SPLIT')).toEqual(['How do I split a bill?']);
    expect(await namesOf('  set-up VISIT ')).toEqual(['Set-up visit, half a day']);
    expect(await namesOf('.*')).toEqual([]);
  });

  test('does not search answers, and keeps categories without a match', async () => {
    // Only in an answer.
    expect(await namesOf('ESC/POS')).toEqual([]);
    const groups = await groupsOf('refund');
    expect(groups.map(({ qandA }) => qandA.length)).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('refuses a search of more than 100 characters', () =>
    expect(groupsOf('x'.repeat(101))).rejects.toMatchObject({ status: 422 }));

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await groupsOf()).toEqual([]);
    setScenario('many');
    expect((await groupsOf())[0]!.qandA).toHaveLength(100);
  });
});
