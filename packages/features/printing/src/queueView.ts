import {
  choice,
  defineView,
  id,
  named,
  open,
  page,
  scope,
  text,
  type ViewOf,
} from '@servery/screens/view';

export const queueStates = ['all', 'waiting', 'trouble', 'printed'] as const;
export const pageLength = 10;

/** The URL state of the print queue. */
export const queueView = defineView({
  state: choice(queueStates, 'all'),
  printer_id: named('printer', id('')),
  search: text(),
  order: scope(choice(['asc', 'desc'], 'desc')),
  page: page(),
  /** The id of the job open next to the list. */
  job: open(id('')),
});
export type QueueView = ViewOf<typeof queueView>;
