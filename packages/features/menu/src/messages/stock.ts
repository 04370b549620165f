import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of the stock panel of an item. */
export const stockMessages = defineMessages({
  title: { id: 'menu.stock.title', defaultMessage: 'Stock of {name}' },
  now: { id: 'menu.stock.now', defaultMessage: 'Current stock' },
  mode: { id: 'menu.stock.mode', defaultMessage: 'Type of change' },
  set: { id: 'menu.stock.set', defaultMessage: 'Counted' },
  add: { id: 'menu.stock.add', defaultMessage: 'Added' },
  waste: { id: 'menu.stock.waste', defaultMessage: 'Wasted' },
  return: { id: 'menu.stock.return', defaultMessage: 'Returned' },
  sold: { id: 'menu.stock.sold', defaultMessage: 'Ordered' },
  quantity: fieldMessages.quantity,
  setHelp: { id: 'menu.stock.setHelp', defaultMessage: 'Leave blank to stop tracking stock.' },
  reason: fieldMessages.reason,
  after: { id: 'menu.stock.after', defaultMessage: '{count, number} after this change' },
  afterNone: { id: 'menu.stock.afterNone', defaultMessage: 'Not tracked after this change' },
  save: { id: 'menu.stock.save', defaultMessage: 'Save stock' },
  saved: { id: 'menu.stock.saved', defaultMessage: 'Stock of {name} saved' },
  history: { id: 'menu.stock.history', defaultMessage: 'Stock history' },
  noHistory: { id: 'menu.stock.noHistory', defaultMessage: 'No changes yet.' },
  moved: { id: 'menu.stock.moved', defaultMessage: '{before} → {after}' },
  none: { id: 'menu.stock.none', defaultMessage: 'not tracked' },
});
