import { invalid, type Parsed } from '@servery/api';
import type { editBlogPost, EditedBlogPost } from '@servery/api/template';
import { drawingOf } from './drawing.ts';
import { personOf, store, storedPost, type StoredPost } from './store.ts';

const editedOf = (post: StoredPost): EditedBlogPost => ({
  id: post.id,
  blogTitle: post.title,
  blogCategories: post.tags,
  slug: post.slug,
  status: post.status,
  excerpt: post.excerpt,
  content: post.content,
  featuredImage: post.picture,
  drawing: drawingOf(post.tags[0] ?? 'food', post.title),
  ...personOf(post.author),
  createdTime: post.createdTime,
});

/**
 * Returns a post as its author edits it.
 * @throws `notFound`
 */
export const readEdited = (id: number): EditedBlogPost => editedOf(storedPost(store.read(), id));

/**
 * Stores the parts of a post that its author edits, and returns it.
 * @throws `notFound`, or `invalid` if another post has the same name in URLs
 */
export const editPost = (body: Parsed<typeof editBlogPost>['body']): EditedBlogPost =>
  store.change((rows) => {
    const { id, blogTitle, blogCategories, slug, status, excerpt, content, featuredImage } = body;
    const post = storedPost(rows, id);
    if (rows.posts.some((other) => other.id !== id && other.slug === slug))
      throw invalid('slug', 'taken', 'Another post already has this name in URLs.');
    const tags = [...new Set(blogCategories)];
    const changes = { title: blogTitle, tags, slug, status, excerpt, content };
    return editedOf(Object.assign(post, changes, { picture: featuredImage }));
  });
