import { merchantStatuses, setUpStatuses, type Input, type listMerchants } from '@servery/api';
import {
  choice,
  date,
  defineView,
  idOrNew,
  page,
  scope,
  text,
  type Field,
  type ViewOf,
} from '@servery/screens/view';

/** The number of rows on a page: the default of the API. */
export const pageLength = 10;

/** A date that hides rows. */
const filterDate = (): Field<string> => ({ ...date(''), kind: 'filter' });

/** The URL state of the list of merchants. */
export const merchantsView = defineView({
  search: text(),
  status: choice(merchantStatuses, ''),
  setup_status: choice(setUpStatuses, ''),
  /** The first and the last date on which they joined. */
  startDate: filterDate(),
  endDate: filterDate(),
  columns: scope(choice(['created_at', 'name'], 'created_at')),
  order: scope(choice(['asc', 'desc'], 'desc')),
  page: page(),
  /** The merchant that is open in the drawer, or a new one. */
  open: idOrNew(),
});

/**
 * Returns the query of the list. Defaults are left out, as in the request that starts with the
 * page.
 */
export function merchantsQuery({
  search,
  status,
  setup_status,
  startDate,
  endDate,
  columns,
  order,
  page: number,
}: Omit<ViewOf<typeof merchantsView>, 'open'>): Input<typeof listMerchants>['query'] {
  return {
    ...(search !== '' && { search }),
    ...(status !== '' && { status }),
    ...(setup_status !== '' && { setup_status }),
    ...(startDate !== '' && { startDate }),
    ...(endDate !== '' && { endDate }),
    ...(columns !== 'created_at' && { columns }),
    ...(order !== 'desc' && { order }),
    ...(number > 1 && { start: (number - 1) * pageLength }),
  };
}
