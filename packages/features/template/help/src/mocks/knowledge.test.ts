import { createClient } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import { getKnowledgeCategory, getKnowledgeQuestion, listKnowledge } from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { helpMocks } from './index.ts';

const server = setupServer(...helpMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => setScenario('usual'));

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const list = async (q = '') => (await call(listKnowledge, { query: { q } })).categories;
const open = (category: string, q = '') => call(getKnowledgeCategory, { query: { category, q } });
const read = (category: string, question: string) =>
  call(getKnowledgeQuestion, { query: { category, question } });

describe('the knowledge base', () => {
  test('has categories with their numbers of questions, each with its own questions', async () => {
    const categories = await list();
    expect(categories.map(({ category, count, found }) => [category, count, found])).toEqual([
      ['orders', 6, 6],
      ['menu', 5, 5],
      ['tables', 4, 4],
      ['printing', 4, 4],
    ]);
    const titles = await Promise.all(
      categories.map(async ({ category, count }) => {
        const { groups } = await open(category);
        expect(groups.flatMap(({ questions }) => questions)).toHaveLength(count);
        return groups.map(({ title }) => title);
      }),
    );
    expect(new Set(titles.flat()).size).toBe(8);
  });

  test('finds categories by title, description and questions, and counts the questions', async () => {
    const found = async (q: string) =>
      (await list(q)).map(({ category, found: matches }) => [category, matches]);
    expect(await found('BOOKINGS')).toEqual([['tables', 0]]);
    expect(await found('refund')).toEqual([['orders', 1]]);
    expect(await found('.*')).toEqual([]);
  });

  test('leaves only the matching questions of a category, and groups that have any', async () => {
    const { groups } = await open('orders', 'SPLIT');
    expect(groups).toMatchObject([
      { title: 'Payments and refunds', questions: [{ slug: 'split-a-bill' }] },
    ]);
    expect((await open('orders', 'unicorn')).groups).toEqual([]);
  });

  test('answers every question, and relates it to the others of its group', async () => {
    for (const { category } of await list()) {
      const { groups } = await open(category);
      for (const { questions } of groups)
        for (const { slug, question } of questions) {
          const answer = await read(category, slug);
          expect(answer.category.category).toBe(category);
          expect(answer.question).toMatchObject({ title: question });
          expect(answer.question.content).toMatch(/^<p>.+<\/p>/);
          expect(answer.question.relatedQuestions).toEqual(
            questions.filter((each) => each.slug !== slug),
          );
        }
    }
  });

  test('refuses unknown categories, and questions of other categories', async () => {
    await expect(open('unicorns')).rejects.toMatchObject({ code: 'notFound' });
    await expect(read('orders', 'unicorns')).rejects.toMatchObject({ code: 'notFound' });
    await expect(read('menu', 'split-a-bill')).rejects.toMatchObject({ code: 'notFound' });
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toEqual([]);
    setScenario('many');
    const many = await list();
    expect(new Set(many.map(({ category }) => category)).size).toBe(80);
    expect((await open(many.at(-1)!.category)).groups).toHaveLength(2);
  });
});
