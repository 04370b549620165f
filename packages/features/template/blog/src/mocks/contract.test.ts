import { createClient, type Input } from '@servery/api';
import { setScenario } from '@servery/api/mocks';
import { addBlogComment, getBlogPost, getBlogSidebar, listBlogPosts } from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { blogMocks } from './index.ts';

const server = setupServer(...blogMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  setScenario('usual');
  blogMocks.reset();
});

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const list = (query: Input<typeof listBlogPosts>['query'] = {}) => call(listBlogPosts, { query });
const titles = async (query: Input<typeof listBlogPosts>['query']) =>
  (await list(query)).posts.map(({ title }) => title);
const read = (id: number) => call(getBlogPost, { query: { id } });
const comment = (more: Partial<Input<typeof addBlogComment>['body']> = {}) =>
  call(addBlogComment, {
    body: {
      postId: 14,
      name: 'Ida Berg',
      email: 'ida@example.com',
      commentText: 'Well put.',
      replyTo: null,
      ...more,
    },
  });

describe('the list of posts', () => {
  test('has every post once, the latest first, on pages of six', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
    expect(pages.map(({ posts, total }) => [posts.length, total])).toEqual([
      [6, 14],
      [6, 14],
      [2, 14],
      [0, 14],
    ]);
    const posts = pages.flatMap((page) => page.posts);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(14);
    const times = posts.map(({ blogPosted }) => blogPosted);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('searches titles, excerpts and authors, in any case and without patterns', async () => {
    expect(await titles({ q: ' noodles in ' })).toEqual(['Noodles in nine minutes']);
    expect(await titles({ q: 'BEETROOT' })).toEqual(['An apron for every station']);
    expect(await titles({ q: 'aina' })).toEqual(['Five sauces that outlive a dinner service']);
    expect(await titles({ q: '.*' })).toEqual([]);
    await expect(list({ q: 'x'.repeat(101) })).rejects.toMatchObject({ status: 422 });
  });

  test('has as many posts in a category as the side bar says', async () => {
    const { categories } = await call(getBlogSidebar, {});
    for (const { category, count } of categories) {
      const { posts, total } = await list({ category, perPage: 100 });
      expect([category, posts.length, total]).toEqual([category, count, count]);
      for (const { tags } of posts) expect(tags).toContain(category);
    }
  });

  test('draws every picture itself, the same one each time', async () => {
    const { posts } = await list({ perPage: 100 });
    for (const { img } of posts) expect(img).toMatch(/^data:image\/svg/);
    blogMocks.reset();
    expect((await list({ perPage: 100 })).posts).toEqual(posts);
  });

  test('follows the empty and many scenarios', async () => {
    setScenario('empty');
    expect(await list()).toEqual({ posts: [], total: 0 });
    expect((await call(getBlogSidebar, {})).recentPosts).toEqual([]);
    setScenario('many');
    expect((await list()).total).toBe(420);
  });
});

test('the side bar has the four latest published posts', async () => {
  const { recentPosts } = await call(getBlogSidebar, {});
  expect(recentPosts.map(({ title }) => title)).toEqual(await titles({ perPage: 4 }));
});

describe('a post', () => {
  test('is the one with the id, with as many comments as in the list', async () => {
    for (const { id, title, comment: count } of (await list({ perPage: 100 })).posts) {
      const { post, comments } = await read(id);
      expect([post.id, post.title, post.comments, comments.length]).toEqual([
        id,
        title,
        count,
        count,
      ]);
    }
  });

  test('is refused if nobody wrote it', () =>
    expect(read(999)).rejects.toMatchObject({ code: 'notFound' }));
});

describe('a comment', () => {
  test('is added to its post, without the address of its author', async () => {
    const before = await read(14);
    const { comment: added } = await comment();
    const { post, comments } = await read(14);
    expect(comments).toEqual([...before.comments, added]);
    expect(post.comments).toBe(before.post.comments + 1);
    expect(added).toMatchObject({ userFullName: 'Ida Berg', commentText: 'Well put.' });
    expect(JSON.stringify(comments)).not.toContain('ida@example.com');
  });

  test('on a reply belongs to the comment above both', async () => {
    const { comment: first } = await comment();
    const { comment: reply } = await comment({ replyTo: first.id });
    const { comment: further } = await comment({ replyTo: reply.id });
    expect([reply.replyTo, further.replyTo]).toEqual([first.id, first.id]);
  });

  test('is refused without its post, or if the other comment is on another post', async () => {
    const { comment: first } = await comment();
    const gone = { code: 'notFound' };
    await expect(comment({ postId: 999 })).rejects.toMatchObject(gone);
    await expect(comment({ postId: 13, replyTo: first.id })).rejects.toMatchObject(gone);
  });

  test('needs a name, an email address and a text', async () => {
    const invalid = { status: 422 };
    await expect(comment({ name: ' ' })).rejects.toMatchObject(invalid);
    await expect(comment({ email: 'nowhere' })).rejects.toMatchObject(invalid);
    await expect(comment({ commentText: '' })).rejects.toMatchObject(invalid);
  });
});
