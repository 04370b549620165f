import type { CashKind } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';

/** Messages of the caller's own drawer. */
export const yourMessages = defineMessages({
  title: { id: 'drawer.yours.title', defaultMessage: 'Your drawer' },
  failed: { id: 'drawer.yours.failed', defaultMessage: 'Couldn’t load your drawer' },
  none: {
    id: 'drawer.yours.none',
    defaultMessage: 'You don’t have an open drawer. Cash that you take now is in no drawer.',
  },
  held: { id: 'drawer.yours.held', defaultMessage: '{drawer} is in use by {name} since {time}.' },
  openDots: { id: 'drawer.yours.openDots', defaultMessage: 'Open drawer…' },
  open: { id: 'drawer.yours.open', defaultMessage: 'Open drawer' },
  lead: {
    id: 'drawer.yours.lead',
    defaultMessage:
      'Count the float: enter how many of each note and coin are in the drawer. Press Enter for the next field.',
  },
  drawer: { id: 'drawer.yours.drawer', defaultMessage: 'Drawer' },
  inUse: { id: 'drawer.yours.inUse', defaultMessage: 'In use by {name}' },
  opened: { id: 'drawer.yours.opened', defaultMessage: '{name} opened' },
  since: { id: 'drawer.yours.since', defaultMessage: 'Open since' },
  float: { id: 'drawer.yours.float', defaultMessage: 'Float' },
  movements: { id: 'drawer.yours.movements', defaultMessage: 'Cash in and out' },
  count: { id: 'drawer.yours.count', defaultMessage: 'Count drawer…' },
  goOn: { id: 'drawer.yours.goOn', defaultMessage: 'Enter count…' },
  close: { id: 'drawer.yours.close', defaultMessage: 'Close shift…' },
  counting: {
    id: 'drawer.yours.counting',
    defaultMessage:
      'This drawer is being counted. Cash that you take now isn’t part of this shift.',
  },
  countTitle: { id: 'drawer.yours.countTitle', defaultMessage: 'Count {name}?' },
  countText: {
    id: 'drawer.yours.countText',
    defaultMessage:
      'Cash taken from now on won’t be part of this shift, and someone else can open the drawer.',
  },
  countConfirm: { id: 'drawer.yours.countConfirm', defaultMessage: 'Start counting' },
});

/** The kinds of cash movement. Those that people enter are also the actions that enter them. */
export const kindMessages: Record<CashKind, MessageDescriptor> = defineMessages({
  sale: { id: 'drawer.kind.sale', defaultMessage: 'Cash sale' },
  reversal: { id: 'drawer.kind.reversal', defaultMessage: 'Reversed payment' },
  refund: { id: 'drawer.kind.refund', defaultMessage: 'Cash refund' },
  pay_in: { id: 'drawer.kind.payIn', defaultMessage: 'Pay in' },
  pay_out: { id: 'drawer.kind.payOut', defaultMessage: 'Pay out' },
  drop: { id: 'drawer.kind.drop', defaultMessage: 'Drop to safe' },
  no_sale: { id: 'drawer.kind.noSale', defaultMessage: 'No sale' },
});

/** Messages of the form of a movement. */
export const movementMessages = defineMessages({
  amount: { id: 'drawer.movement.amount', defaultMessage: 'Amount' },
  reason: fieldMessages.reason,
  noSale: {
    id: 'drawer.movement.noSale',
    defaultMessage: 'Records that the drawer was opened without a sale.',
  },
  drop: {
    id: 'drawer.movement.drop',
    defaultMessage: 'Records notes that you moved from the drawer to the safe.',
  },
  saved: { id: 'drawer.movement.saved', defaultMessage: 'Cash movement saved' },
});

/** Messages of the count at the end of a shift. */
export const countMessages = defineMessages({
  title: { id: 'drawer.count.title', defaultMessage: 'Count {name}' },
  lead: {
    id: 'drawer.count.lead',
    defaultMessage:
      'Enter how many of each note and coin are in the drawer. Press Enter for the next field.',
  },
  againTitle: { id: 'drawer.count.againTitle', defaultMessage: 'The count doesn’t match' },
  again: {
    id: 'drawer.count.again',
    defaultMessage: 'Count again from the start. This second count is final.',
  },
  nothing: {
    id: 'drawer.count.nothing',
    defaultMessage: 'Enter the number of at least one note or coin, or 0 if the drawer is empty.',
  },
  save: { id: 'drawer.count.save', defaultMessage: 'Save count' },
  total: fieldMessages.total,
  piece: { id: 'drawer.count.piece', defaultMessage: 'Number of {value}' },
  closed: { id: 'drawer.count.closed', defaultMessage: 'Shift closed' },
  short: { id: 'drawer.count.short', defaultMessage: '{amount} short' },
  over: { id: 'drawer.count.over', defaultMessage: '{amount} over' },
  exact: { id: 'drawer.count.exact', defaultMessage: 'No variance' },
  needs: {
    id: 'drawer.count.needs',
    defaultMessage:
      'More than {limit} needs a reason, and the PIN of someone who can approve variances.',
  },
  closeTitle: { id: 'drawer.count.closeTitle', defaultMessage: 'Close shift with {name}' },
  close: { id: 'drawer.count.close', defaultMessage: 'Close shift' },
});
