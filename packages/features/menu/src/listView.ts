/** What an address says about a list of the menu. */
export interface ListView {
  search: string;
  status: string;
  category_id: number | '';
  sort: 'priority' | 'name' | 'price';
  order: 'asc' | 'desc';
  page: number;
  /** The row that is open beside the list, or a new one. */
  open: number | 'new' | null;
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

const sorts = ['priority', 'name', 'price'] as const;

/** Reads an address from `?` on; what it does not say is as at first. */
export function readView(address: string): ListView {
  const given = new URLSearchParams(address);
  const open = given.get('open');
  return {
    search: (given.get('search') ?? '').slice(0, 100),
    status: given.get('status') ?? '',
    category_id: whole(given.get('category')) ?? '',
    sort: sorts.find((sort) => sort === given.get('sort')) ?? 'priority',
    order: given.get('order') === 'desc' ? 'desc' : 'asc',
    page: whole(given.get('page')) ?? 1,
    open: open === 'new' ? 'new' : whole(open),
  };
}

const first: ListView = readView('');

const names: Record<keyof ListView, string> = {
  search: 'search',
  status: 'status',
  category_id: 'category',
  sort: 'sort',
  order: 'order',
  page: 'page',
  open: 'open',
};

/** The address after a change; what it leaves as it is at first is not written, a filter begins at page one. */
export function writeView(address: string, change: Partial<ListView>): string {
  const isNarrowed = Object.keys(change).some((key) => key !== 'open' && key !== 'page');
  const next = { ...readView(address), ...(isNarrowed && { page: 1 }), ...change };
  const params = new URLSearchParams(address);
  for (const key of Object.keys(names) as (keyof ListView)[]) {
    const value = next[key];
    if (value === first[key] || value === null) params.delete(names[key]);
    else params.set(names[key], String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}
