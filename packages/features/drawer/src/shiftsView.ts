import { shiftStates } from '@servery/api';
import { choice, defineView, id, open, page, text } from '@servery/screens/view';

/** The URL state of the list of shifts. */
export const shiftsView = defineView({
  search: text(),
  state: choice([...shiftStates], ''),
  page: page(),
  /** The shift whose report is open. */
  open: open(id()),
});
