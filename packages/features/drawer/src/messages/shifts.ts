import type { CashSums, ShiftState } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { capabilityMessages, fieldMessages, problemMessages } from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the list of shifts. */
export const shiftsMessages = defineMessages({
  closeDay: { id: 'drawer.shifts.closeDay', defaultMessage: 'Close day…' },
  title: { id: 'drawer.shifts.title', defaultMessage: 'Shifts' },
  count: {
    id: 'drawer.shifts.count',
    defaultMessage: '{count, plural, one {# shift} other {# shifts}}',
  },
  list: { id: 'drawer.shifts.list', defaultMessage: 'All shifts' },
  ownList: { id: 'drawer.shifts.ownList', defaultMessage: 'Your shifts' },
  search: { id: 'drawer.shifts.search', defaultMessage: 'Search drawers and people' },
  day: fieldMessages.date,
  allDrawers: { id: 'drawer.shifts.allDrawers', defaultMessage: 'All Drawers' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  failed: { id: 'drawer.shifts.failed', defaultMessage: 'Couldn’t load shifts' },
  refusedTitle: {
    id: 'drawer.shifts.refusedTitle',
    defaultMessage: 'You don’t have access to shifts',
  },
  refused: problemMessages.missingRight,
  permission: capabilityMessages['shift.use'],
  emptyTitle: { id: 'drawer.shifts.emptyTitle', defaultMessage: 'No shifts yet' },
  empty: {
    id: 'drawer.shifts.empty',
    defaultMessage: 'Open a drawer to start a shift.',
  },
  noneTitle: { id: 'drawer.shifts.noneTitle', defaultMessage: 'No matching shifts' },
  pages: { id: 'drawer.shifts.pages', defaultMessage: 'Pages of shifts' },
  drawer: { id: 'drawer.shifts.drawer', defaultMessage: 'Drawer' },
  person: { id: 'drawer.shifts.person', defaultMessage: 'Person' },
  opened: { id: 'drawer.shifts.opened', defaultMessage: 'Opened' },
  closed: { id: 'drawer.shifts.closed', defaultMessage: 'Closed' },
  variance: { id: 'drawer.shifts.variance', defaultMessage: 'Variance' },
});

/** The states of a shift. */
export const stateMessages: Record<ShiftState, MessageDescriptor> = defineMessages({
  open: { id: 'drawer.state.open', defaultMessage: 'Open' },
  counting: { id: 'drawer.state.counting', defaultMessage: 'Counting' },
  closed: { id: 'drawer.state.closed', defaultMessage: 'Closed' },
});

/** The figures of a shift’s report. */
export const sumMessages: Record<keyof CashSums, MessageDescriptor> = defineMessages({
  sales: { id: 'drawer.sum.sales', defaultMessage: 'Cash sales' },
  reversals: { id: 'drawer.sum.reversals', defaultMessage: 'Reversed payments' },
  refunds: { id: 'drawer.sum.refunds', defaultMessage: 'Cash refunds' },
  pay_ins: { id: 'drawer.sum.payIns', defaultMessage: 'Paid in' },
  pay_outs: { id: 'drawer.sum.payOuts', defaultMessage: 'Paid out' },
  drops: { id: 'drawer.sum.drops', defaultMessage: 'Dropped to safe' },
  no_sales: { id: 'drawer.sum.noSales', defaultMessage: 'Openings without a sale' },
});

/** Messages of the report of a shift. */
export const reportMessages = defineMessages({
  title: { id: 'drawer.report.title', defaultMessage: 'Shift of {name}' },
  failed: { id: 'drawer.report.failed', defaultMessage: 'Couldn’t load the shift' },
  hidden: {
    id: 'drawer.report.hidden',
    defaultMessage: 'Sales and the expected cash appear here after the drawer is counted.',
  },
  float: { id: 'drawer.report.float', defaultMessage: 'Float' },
  expected: { id: 'drawer.report.expected', defaultMessage: 'Expected' },
  counted: { id: 'drawer.report.counted', defaultMessage: 'Counted' },
  figures: { id: 'drawer.report.figures', defaultMessage: 'Figures' },
  firstCount: { id: 'drawer.report.firstCount', defaultMessage: 'First count' },
  movements: { id: 'drawer.report.movements', defaultMessage: 'Cash movements' },
  noMovements: { id: 'drawer.report.noMovements', defaultMessage: 'No cash movements yet' },
  latest: {
    id: 'drawer.report.latest',
    defaultMessage: 'The latest {count} of {total} movements are shown.',
  },
  closedBy: { id: 'drawer.report.closedBy', defaultMessage: 'Closed by' },
  approvedBy: { id: 'drawer.report.approvedBy', defaultMessage: 'Approved by' },
  reason: fieldMessages.reason,
});
