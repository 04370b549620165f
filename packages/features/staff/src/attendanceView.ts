import type { Input, listAttendance } from '@servery/api';
import { addDays } from '@servery/domain/time';
import {
  choice,
  date,
  defineView,
  id,
  open,
  page,
  scope,
  text,
  type ViewOf,
} from '@servery/screens/view';
import { pageLength } from './staffView.ts';

/** The URL state of the hours of a week. */
export const attendanceView = defineView({
  search: text(),
  /** A day of the week; '' for the current one. */
  week: date(''),
  /** By name. */
  order: scope(choice(['asc', 'desc'], 'asc')),
  page: page(),
  /** The employee whose week is open in the drawer. */
  open: open(id(null)),
});

/** Returns the query of the list, without defaults. */
export function attendanceQuery(
  merchant_id: number | '',
  { search, week, order, page: number }: Omit<ViewOf<typeof attendanceView>, 'open'>,
): Input<typeof listAttendance>['query'] {
  return {
    merchant_id,
    order,
    ...(search !== '' && { search }),
    ...(week !== '' && { week }),
    ...(number > 1 && { start: (number - 1) * pageLength }),
  };
}

/** Returns the `week` of the view for the week some weeks after the one that starts on a day. */
export function weekAfter(start: string, weeks: number, today: string): string {
  const next = addDays(start, weeks * 7);
  return next <= today && today < addDays(next, 7) ? '' : next;
}
