/** Which jobs the queue shows, as the address says it. */
export interface QueueView {
  state: 'all' | 'waiting' | 'trouble' | 'printed';
  printer_id: number | '';
  search: string;
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
  /** The job that is open beside the list. */
  job: number | '';
}

export const queueStates = ['all', 'waiting', 'trouble', 'printed'] as const;
export const pageLength = 25;

/** How the queue begins. */
export const plainQueue: QueueView = {
  state: 'all',
  printer_id: '',
  search: '',
  order: 'desc',
  page: 1,
  job: '',
};

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

/** What an address asks for; what it cannot mean counts for nothing. */
export function readQueue(search: string): QueueView {
  const query = new URLSearchParams(search);
  const state = queueStates.find((one) => one === query.get('state'));
  return {
    state: state ?? 'all',
    printer_id: whole(query.get('printer')) ?? '',
    search: query.get('search')?.slice(0, 100) ?? '',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    page: whole(query.get('page')) ?? 1,
    job: whole(query.get('job')) ?? '',
  };
}

/** The address after a change; another choice begins at the first page. */
export function writeQueue(search: string, change: Partial<QueueView>): string {
  const query = new URLSearchParams(search);
  const before = readQueue(search);
  // To open a job beside it turns no page.
  const page = 'job' in change ? before.page : 1;
  const next = { ...before, page, ...change };
  const put = (name: string, value: string | number, plain: string | number) => {
    if (value === plain) query.delete(name);
    else query.set(name, String(value));
  };
  put('state', next.state, plainQueue.state);
  put('printer', next.printer_id, '');
  put('search', next.search, '');
  put('order', next.order, plainQueue.order);
  put('page', next.page, 1);
  put('job', next.job, '');
  return query.toString();
}

/** Whether a view leaves some jobs out. */
export const isNarrowed = ({ state, printer_id, search }: QueueView): boolean =>
  state !== 'all' || printer_id !== '' || search !== '';
