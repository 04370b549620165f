import { queueEntryStatuses } from '@servery/api';
import {
  choice,
  date,
  defineView,
  id,
  named,
  page,
  scope,
  text,
  type ViewOf,
} from '@servery/screens/view';

export const pageLength = 10;

/** The URL state of the queue history. */
export const dayView = defineView({
  /** The business date; '' for today. */
  date: date(''),
  queue_id: named('queue', id('')),
  status: choice(queueEntryStatuses, ''),
  search: text(),
  /** By the time of joining. */
  order: scope(choice(['asc', 'desc'], 'desc')),
  page: page(),
});
export type DayView = ViewOf<typeof dayView>;
