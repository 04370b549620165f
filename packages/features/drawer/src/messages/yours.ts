import type { ManualCashKind } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the caller's own drawer. */
export const yourMessages = defineMessages({
  title: { id: 'drawer.yours.title', defaultMessage: 'Your drawer' },
  failed: { id: 'drawer.yours.failed', defaultMessage: 'Couldn’t load your drawer' },
  lead: {
    id: 'drawer.yours.lead',
    defaultMessage: 'Count the float, then open the drawer. Cash that you take belongs to it.',
  },
  drawer: { id: 'drawer.yours.drawer', defaultMessage: 'Drawer' },
  inUse: { id: 'drawer.yours.inUse', defaultMessage: 'In use by {name}' },
  open: { id: 'drawer.yours.open', defaultMessage: 'Open drawer' },
  opened: { id: 'drawer.yours.opened', defaultMessage: '{name} opened' },
  since: { id: 'drawer.yours.since', defaultMessage: '{drawer}, open since {time}' },
  float: { id: 'drawer.yours.float', defaultMessage: 'Float' },
  movements: { id: 'drawer.yours.movements', defaultMessage: 'Cash in and out' },
  noMovements: { id: 'drawer.yours.noMovements', defaultMessage: 'No movements yet.' },
  count: { id: 'drawer.yours.count', defaultMessage: 'Count drawer…' },
  countTitle: { id: 'drawer.yours.countTitle', defaultMessage: 'Count {name}?' },
  countText: {
    id: 'drawer.yours.countText',
    defaultMessage:
      'Cash that you take from now on won’t belong to this shift. Someone else can open the drawer.',
  },
  countConfirm: { id: 'drawer.yours.countConfirm', defaultMessage: 'Start counting' },
});

/** The kinds of cash movement that people enter. */
export const kindMessages: Record<ManualCashKind, MessageDescriptor> = defineMessages({
  pay_in: { id: 'drawer.kind.payIn', defaultMessage: 'Pay in' },
  pay_out: { id: 'drawer.kind.payOut', defaultMessage: 'Pay out' },
  drop: { id: 'drawer.kind.drop', defaultMessage: 'Drop to safe' },
  no_sale: { id: 'drawer.kind.noSale', defaultMessage: 'No sale' },
});

/** Messages of the form of a movement. */
export const movementMessages = defineMessages({
  amount: { id: 'drawer.movement.amount', defaultMessage: 'Amount' },
  reason: { id: 'drawer.movement.reason', defaultMessage: 'Reason' },
  saved: { id: 'drawer.movement.saved', defaultMessage: 'Cash movement saved' },
});

/** Messages of the count at the end of a shift. */
export const countMessages = defineMessages({
  title: { id: 'drawer.count.title', defaultMessage: 'Count {name}' },
  lead: {
    id: 'drawer.count.lead',
    defaultMessage: 'Enter how many of each note and coin are in the drawer.',
  },
  again: {
    id: 'drawer.count.again',
    defaultMessage: 'The count doesn’t match. Count once more; this count is final.',
  },
  save: { id: 'drawer.count.save', defaultMessage: 'Save count' },
  total: { id: 'drawer.count.total', defaultMessage: 'Total' },
  piece: { id: 'drawer.count.piece', defaultMessage: 'Number of {value}' },
  closed: { id: 'drawer.count.closed', defaultMessage: 'Shift closed' },
  short: { id: 'drawer.count.short', defaultMessage: '{amount} short' },
  over: { id: 'drawer.count.over', defaultMessage: '{amount} over' },
  exact: { id: 'drawer.count.exact', defaultMessage: 'No variance' },
  needs: {
    id: 'drawer.count.needs',
    defaultMessage:
      'The limit is {limit}. Enter a reason, and ask someone with permission to approve it.',
  },
  close: { id: 'drawer.count.close', defaultMessage: 'Close shift' },
});
