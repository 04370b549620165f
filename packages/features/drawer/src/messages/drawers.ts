import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the drawers of a merchant. */
export const drawersMessages = defineMessages({
  manage: { id: 'drawer.drawers.manage', defaultMessage: 'Cash drawers…' },
  title: { id: 'drawer.drawers.title', defaultMessage: 'Cash drawers' },
  failed: { id: 'drawer.drawers.failed', defaultMessage: 'Couldn’t load cash drawers' },
  add: { id: 'drawer.drawers.add', defaultMessage: 'Add drawer' },
  edit: actionMessages.editName,
  name: fieldMessages.name,
  limit: { id: 'drawer.drawers.limit', defaultMessage: 'Variance limit' },
  limitOf: { id: 'drawer.drawers.limitOf', defaultMessage: 'Variance limit {limit}' },
  limitHelp: {
    id: 'drawer.drawers.limitHelp',
    defaultMessage:
      'A larger variance needs a reason and approval by PIN. Open shifts keep their limit.',
  },
  printer: { id: 'drawer.drawers.printer', defaultMessage: 'Opened by' },
  printerHelp: {
    id: 'drawer.drawers.printerHelp',
    defaultMessage: 'The printer that the drawer is plugged into.',
  },
  receiptPrinter: { id: 'drawer.drawers.receiptPrinter', defaultMessage: 'Receipt printer' },
  isActive: { id: 'drawer.drawers.isActive', defaultMessage: 'In use' },
  isActiveHelp: {
    id: 'drawer.drawers.isActiveHelp',
    defaultMessage: 'Turn off to retire the drawer. Its shifts stay in the list.',
  },
  inactive: { id: 'drawer.drawers.inactive', defaultMessage: 'Retired' },
  save: { id: 'drawer.drawers.save', defaultMessage: 'Save drawer' },
  saved: { id: 'drawer.drawers.saved', defaultMessage: 'Drawer {name} saved' },
});
