import type { Input, listMedia } from '@servery/api';
import {
  choice,
  defineView,
  id,
  open,
  page,
  scope,
  text,
  type ViewOf,
} from '@servery/screens/view';

type Query = Input<typeof listMedia>['query'];

export const statuses = ['active', 'inactive', 'unused', 'no_alt'] as const;
export const sorts = ['added', 'name', 'size'] as const;

/**
 * The number of pictures per page. Unlike the 10 of other lists, it fills complete rows of 2, 3, 4
 * or 6.
 */
export const pageLength = 12;

/** The state of the library, as its URL holds it. */
export const mediaView = defineView({
  search: text(),
  status: choice(statuses, ''),
  sort: scope(choice(sorts, 'added')),
  page: page(),
  /** The id of the open picture. */
  open: open(id(null)),
});
export type MediaView = ViewOf<typeof mediaView>;

/** Returns the query parameters of a view. */
export const queryOf = (
  { search, status, sort, page }: Pick<MediaView, 'search' | 'status' | 'sort' | 'page'>,
  merchantId: number | undefined,
  length = pageLength,
): Query => ({
  search,
  status,
  sort,
  order: sort === 'name' ? 'asc' : 'desc',
  start: (page - 1) * length,
  length,
  merchant_id: merchantId ?? '',
});
