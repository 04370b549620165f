import { shiftStates, type Input, type listShifts } from '@servery/api';
import { choice, date, defineView, id, open, page, text, type ViewOf } from '@servery/screens/view';

/** The number of shifts on a page: the default of the API. */
export const pageLength = 10;

/** The URL state of the list of shifts. */
export const shiftsView = defineView({
  search: text(),
  state: choice(shiftStates, ''),
  drawer_id: id(''),
  date: { ...date(''), kind: 'filter' },
  page: page(),
  /** The shift whose report is open. */
  open: open(id(null)),
});

/**
 * Returns the query of the list. Defaults are left out, as in the request that starts with the
 * page.
 */
export function shiftsQuery(
  merchant_id: number | '',
  { search, state, drawer_id, date: day, page: number }: Omit<ViewOf<typeof shiftsView>, 'open'>,
): Input<typeof listShifts>['query'] {
  return {
    merchant_id,
    ...(search !== '' && { search }),
    ...(state !== '' && { state }),
    ...(drawer_id !== '' && { drawer_id }),
    ...(day !== '' && { business_date: day }),
    ...(number > 1 && { start: (number - 1) * pageLength }),
  };
}
