import { templateAnswer } from '@servery/api/mocks';
import {
  addBlogComment,
  editBlogPost,
  getBlogPost,
  getBlogSidebar,
  getEditedBlogPost,
  listBlogPosts,
} from '@servery/api/template';
import { addComment } from './addComment.ts';
import { editPost, readEdited } from './edit.ts';
import { findPosts, readPost, readSidebar } from './find.ts';

/** Mock handlers, one per endpoint of the blog. */
export const blogHandlers = [
  templateAnswer(listBlogPosts, ({ query }) => findPosts(query)),
  templateAnswer(getBlogSidebar, readSidebar),
  templateAnswer(getBlogPost, ({ query }) => readPost(query.id)),
  templateAnswer(addBlogComment, ({ body }) => ({ comment: addComment(body) })),
  templateAnswer(getEditedBlogPost, ({ query }) => ({ post: readEdited(query.id) })),
  templateAnswer(editBlogPost, ({ body }) => ({ post: editPost(body) })),
];
