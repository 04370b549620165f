import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, instant, text, wholeParam } from '../fields.ts';
import { emailAddress } from './auth.ts';
import { dataPicture } from './dataPicture.ts';

/** The categories of the blog, which are also the tags of its posts. */
export const blogCategories = ['fashion', 'food', 'gaming', 'quote', 'video'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** The states of a post. */
export const blogStatuses = ['published', 'pending', 'draft'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

/** The icons of categories. */
export const blogIcons = ['tag', 'dish', 'play', 'quote', 'video'] as const;
export type BlogIcon = (typeof blogIcons)[number];

const category = v.picklist(blogCategories);
/** The URL of an image, which can be a `data:` URL. */
const image = v.string();

/** A person who writes posts or comments. */
const person = {
  userFullName: v.string(),
  /** The URL of a picture, or null for none. */
  avatar: v.nullable(image),
};

/** A post without its content. */
export const blogPost = v.object({
  id,
  title: v.string(),
  img: image,
  ...person,
  blogPosted: instant,
  tags: v.array(category),
  status: v.picklist(blogStatuses),
  excerpt: v.string(),
  /** The number of its comments. */
  comment: count,
});
export type BlogPost = v.InferOutput<typeof blogPost>;

/** A post with its content. */
export const blogDetail = v.object({
  id,
  title: v.string(),
  img: image,
  ...person,
  /** A few words about the author. */
  about: v.string(),
  createdTime: instant,
  tags: v.array(category),
  status: v.picklist(blogStatuses),
  /** The text as HTML, which is untrusted. */
  content: v.string(),
  /** The number of its comments. */
  comments: count,
  /** How many readers bookmarked it. */
  bookmarked: count,
});
export type BlogDetail = v.InferOutput<typeof blogDetail>;

/** A comment on a post. */
export const blogComment = v.object({
  id,
  ...person,
  commentedAt: instant,
  commentText: v.string(),
  /** The id of the comment that it replies to, which is itself no reply; null for none. */
  replyTo: v.nullable(id),
});
export type BlogComment = v.InferOutput<typeof blogComment>;

/** The most recent posts, and the categories with their numbers of posts. */
export const blogSidebar = v.object({
  recentPosts: v.array(v.object({ id, img: image, title: v.string(), createdTime: instant })),
  categories: v.array(v.object({ category, icon: v.picklist(blogIcons), count })),
});
export type BlogSidebar = v.InferOutput<typeof blogSidebar>;

const shared = { capability: 'public', isRooted: true } as const;

/** Lists a page of posts, the latest first. A search matches titles, excerpts and authors. */
export const listBlogPosts = endpoint.get('/blog/list/data', {
  ...shared,
  summary: 'Searches blog posts, one page at a time.',
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    category: v.optional(v.picklist(['', ...blogCategories]), ''),
    page: v.optional(wholeParam(1, 100_000), 1),
    perPage: v.optional(wholeParam(1, 100), 6),
  }),
  returns: v.object({
    posts: v.array(blogPost),
    /** The number of posts on all pages. */
    total: count,
  }),
});

/** Returns the most recent published posts and all categories. */
export const getBlogSidebar = endpoint.get('/blog/list/data/sidebar', {
  ...shared,
  summary: 'Returns recent blog posts and the categories.',
  returns: blogSidebar,
});

/** Returns a post with its comments, the oldest first. */
export const getBlogPost = endpoint.get('/blog/list/data/detail', {
  ...shared,
  summary: 'Returns a blog post with its comments.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ post: blogDetail, comments: v.array(blogComment) }),
  problems: ['notFound'],
});

/**
 * Adds a comment to a post. A reply to a reply belongs to the comment above both. Other dashboard
 * templates show this form without any function.
 */
export const addBlogComment = endpoint.post('/blog/list/data/comment', {
  ...shared,
  summary: 'Adds a comment to a blog post.',
  body: v.strictObject({
    postId: id,
    name: text(1, 60),
    email: emailAddress,
    commentText: text(1, 2000),
    replyTo: v.nullable(id),
  }),
  returns: v.object({ comment: blogComment }),
  status: 201,
  problems: ['notFound'],
});

/** The parts of a post that its author edits. */
const edited = {
  blogTitle: text(1, 120),
  blogCategories: v.pipe(v.array(category), v.minLength(1, 'This field is required.')),
  /** The name of the post in URLs, which is unique. */
  slug: v.pipe(
    text(1, 120),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be lower-case letters, digits and hyphens.'),
  ),
  status: v.picklist(blogStatuses),
  excerpt: text(0, 300),
  /** The text as HTML, which is untrusted. */
  content: v.pipe(v.string(), v.maxLength(40_000)),
  /** The picture; null for a drawing. */
  featuredImage: v.nullable(dataPicture),
};

/** A post as its author edits it. */
export const editedBlogPost = v.object({
  id,
  ...edited,
  /** The URL of the drawing that is shown without a picture. */
  drawing: image,
  ...person,
  createdTime: instant,
});
export type EditedBlogPost = v.InferOutput<typeof editedBlogPost>;

/** Returns a post as its author edits it. */
export const getEditedBlogPost = endpoint.get('/blog/list/data/edit', {
  ...shared,
  summary: 'Returns a blog post to edit.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ post: editedBlogPost }),
  problems: ['notFound'],
});

/** Replaces the parts of a post that its author edits. */
export const editBlogPost = endpoint.put('/blog/list/data/edit', {
  ...shared,
  summary: 'Edits a blog post.',
  body: v.strictObject({ id, ...edited }),
  returns: v.object({ post: editedBlogPost }),
  problems: ['notFound'],
});
