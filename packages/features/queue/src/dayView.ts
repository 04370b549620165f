import { queueEntryStatuses, type QueueEntryStatus } from '@servery/api';

/** Which part of a queue's past is looked at, as the address says it. */
export interface DayView {
  /** The trading day; '' for today. */
  date: string;
  queue_id: number | '';
  status: QueueEntryStatus | '';
  search: string;
  /** By when they joined. */
  order: 'asc' | 'desc';
  /** From 1. */
  page: number;
}

export const pageLength = 25;

const whole = (text: string | null): number | '' =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : '';

/** What an address asks for; what it cannot mean counts for nothing. */
export function readDay(search: string): DayView {
  const query = new URLSearchParams(search);
  const date = query.get('date') ?? '';
  return {
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    queue_id: whole(query.get('queue')),
    status: queueEntryStatuses.find((one) => one === query.get('status')) ?? '',
    search: query.get('search')?.slice(0, 100) ?? '',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    page: whole(query.get('page')) || 1,
  };
}

/** The address after a change; another choice begins at the first page. */
export function writeDay(search: string, change: Partial<DayView>): string {
  const query = new URLSearchParams(search);
  const next = { ...readDay(search), page: 1, ...change };
  const put = (name: string, value: string | number, plain: string | number) => {
    if (value === plain) query.delete(name);
    else query.set(name, String(value));
  };
  put('date', next.date, '');
  put('queue', next.queue_id, '');
  put('status', next.status, '');
  put('search', next.search, '');
  put('order', next.order, 'desc');
  put('page', next.page, 1);
  return query.toString();
}

/** Whether a view leaves some of its day out. */
export const isNarrowed = ({ queue_id, status, search }: DayView): boolean =>
  queue_id !== '' || status !== '' || search !== '';
