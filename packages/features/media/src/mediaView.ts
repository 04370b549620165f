import type { Input, listMedia } from '@servery/api';

type Query = Input<typeof listMedia>['query'];

export const statuses = ['active', 'inactive', 'unused', 'no_alt'] as const;
export const sorts = ['added', 'name', 'size'] as const;

/** How many pictures stand on a page. */
export const pageLength = 48;

/** What an address says about the library. */
export interface MediaView {
  search: string;
  status: (typeof statuses)[number] | '';
  sort: (typeof sorts)[number];
  /** From 1. */
  page: number;
  /** The picture that is open. */
  open: number | null;
}

const wholeOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

/** Reads an address from `?` on; what it does not say is as at first. */
export function readView(address: string): MediaView {
  const given = new URLSearchParams(address);
  return {
    search: (given.get('search') ?? '').slice(0, 100),
    status: statuses.find((one) => one === given.get('status')) ?? '',
    sort: sorts.find((one) => one === given.get('sort')) ?? 'added',
    page: Math.min(wholeOf(given.get('page')) ?? 1, 100_000),
    open: wholeOf(given.get('open')),
  };
}

/** The address after a change; another search or filter starts at the first page. */
export function writeView(address: string, change: Partial<MediaView>): string {
  const isOther = 'search' in change || 'status' in change || 'sort' in change;
  const view = { ...readView(address), ...(isOther && { page: 1 }), ...change };
  const params = new URLSearchParams(address);
  const values = {
    search: view.search,
    status: view.status,
    sort: view.sort === 'added' ? '' : view.sort,
    page: view.page === 1 ? '' : view.page,
    open: view.open ?? '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** What a view asks the library for. */
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
