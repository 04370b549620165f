import { createClient, type Input } from '@servery/api';
import {
  editBlogPost,
  getBlogPost,
  getBlogSidebar,
  getEditedBlogPost,
  listBlogPosts,
} from '@servery/api/template';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { blogMocks } from './index.ts';

const server = setupServer(...blogMocks.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => blogMocks.reset());

const { call } = createClient({ baseURL: 'http://sample.test/api' });
const read = async (id: number) => (await call(getEditedBlogPost, { query: { id } })).post;
const edit = async (changes: Partial<Input<typeof editBlogPost>['body']>) => {
  const {
    drawing: _,
    userFullName: _name,
    avatar: _avatar,
    createdTime: _time,
    ...post
  } = await read(14);
  return call(editBlogPost, { body: { ...post, ...changes } });
};
const picture = 'data:image/jpeg;base64,/9j/';

test('a post can be edited, and shows its changes everywhere', async () => {
  const changes = {
    blogTitle: 'Six sauces',
    blogCategories: ['video'] as 'video'[],
    slug: 'six-sauces',
    status: 'draft',
    excerpt: 'One more.',
    content: '<p>Six.</p>',
    featuredImage: picture,
  } as const;
  const { post } = await edit({ ...changes });
  expect(post).toMatchObject(changes);
  expect(await read(14)).toEqual(post);
  const { posts } = await call(listBlogPosts, { query: { q: 'six sauces' } });
  expect(posts).toMatchObject([{ id: 14, img: picture, tags: ['video'], status: 'draft' }]);
  const detail = await call(getBlogPost, { query: { id: 14 } });
  expect(detail.post).toMatchObject({ title: 'Six sauces', content: '<p>Six.</p>' });
  const { recentPosts } = await call(getBlogSidebar, {});
  expect(recentPosts.map(({ id }) => id)).not.toContain(14);
});

test('without a picture, a post has its drawing', async () => {
  await edit({ featuredImage: picture });
  const { post } = await edit({ featuredImage: null });
  expect((await call(getBlogPost, { query: { id: 14 } })).post.img).toBe(post.drawing);
});

test('two posts never have the same name in URLs', async () => {
  const { slug } = await read(13);
  await expect(edit({ slug })).rejects.toMatchObject({
    matter: { fields: { slug: { code: 'taken' } } },
  });
  await edit({ slug: (await read(14)).slug });
});

test.each([
  { blogTitle: '' },
  { blogCategories: [] },
  { slug: 'Salt Early' },
  { slug: 'salt--early' },
  { slug: '' },
  { featuredImage: 'https://elsewhere.example/picture.jpg' },
])('refuses %o', (changes) => expect(edit(changes)).rejects.toMatchObject({ status: 422 }));

test('refuses a post that nobody wrote', async () => {
  await expect(edit({ id: 999 })).rejects.toMatchObject({ code: 'notFound' });
  await expect(read(999)).rejects.toMatchObject({ code: 'notFound' });
});
