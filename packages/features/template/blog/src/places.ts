import type { BlogCategory } from '@servery/api/template';
import { joinAddress } from '@servery/screens/view';
import { blogView } from './blogView.ts';

const list = '/pages/blog/list';

/** The URLs of the blog's screens. */
export const places = {
  list,
  /** The posts of a category. */
  category: (category: BlogCategory | '') => joinAddress(list, blogView.write('', { category })),
  post: (id: number) => `/pages/blog/detail/${id}`,
  edit: (id: number) => `/pages/blog/edit/${id}`,
};
