import { defineMessages } from '@servery/screens/define';

/** Messages of the drawers of a merchant. */
export const drawersMessages = defineMessages({
  title: { id: 'drawer.drawers.title', defaultMessage: 'Cash drawers' },
  add: { id: 'drawer.drawers.add', defaultMessage: 'Add drawer' },
  edit: { id: 'drawer.drawers.edit', defaultMessage: 'Edit {name}' },
  name: { id: 'drawer.drawers.name', defaultMessage: 'Name' },
  limit: { id: 'drawer.drawers.limit', defaultMessage: 'Variance limit' },
  limitHelp: {
    id: 'drawer.drawers.limitHelp',
    defaultMessage:
      'A larger variance needs a reason and approval by PIN. Open shifts keep theirs.',
  },
  isActive: { id: 'drawer.drawers.isActive', defaultMessage: 'Active' },
  inactive: { id: 'drawer.drawers.inactive', defaultMessage: 'Inactive' },
  free: { id: 'drawer.drawers.free', defaultMessage: 'Not in use' },
  save: { id: 'drawer.drawers.save', defaultMessage: 'Save drawer' },
  saved: { id: 'drawer.drawers.saved', defaultMessage: 'Drawer {name} saved' },
  loose: { id: 'drawer.loose.title', defaultMessage: 'Cash not in a drawer' },
  looseText: {
    id: 'drawer.loose.text',
    defaultMessage: 'Taken or handed back by people without an open shift.',
  },
  looseEmpty: { id: 'drawer.loose.empty', defaultMessage: 'All cash is in a drawer.' },
});
