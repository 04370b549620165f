import { defineMessages } from './define.ts';

/** What the balance of an item says. */
export const stockWords = defineMessages({
  title: { id: 'menu.stock.title', defaultMessage: 'Balance of {name}' },
  now: { id: 'menu.stock.now', defaultMessage: 'Now' },
  mode: { id: 'menu.stock.mode', defaultMessage: 'What happened' },
  set: { id: 'menu.stock.set', defaultMessage: 'Counted' },
  add: { id: 'menu.stock.add', defaultMessage: 'Added' },
  waste: { id: 'menu.stock.waste', defaultMessage: 'Wasted' },
  return: { id: 'menu.stock.return', defaultMessage: 'Returned' },
  sold: { id: 'menu.stock.sold', defaultMessage: 'Ordered' },
  quantity: { id: 'menu.stock.quantity', defaultMessage: 'How many' },
  setHelp: { id: 'menu.stock.setHelp', defaultMessage: 'Empty ends the counting.' },
  reason: { id: 'menu.stock.reason', defaultMessage: 'Reason' },
  after: { id: 'menu.stock.after', defaultMessage: '{count, number} after that' },
  afterNone: { id: 'menu.stock.afterNone', defaultMessage: 'Not counted after that' },
  save: { id: 'menu.stock.save', defaultMessage: 'Save balance' },
  saved: { id: 'menu.stock.saved', defaultMessage: 'The balance of {name} is saved' },
  history: { id: 'menu.stock.history', defaultMessage: 'What happened so far' },
  noHistory: { id: 'menu.stock.noHistory', defaultMessage: 'Nothing has been written down yet.' },
  moved: { id: 'menu.stock.moved', defaultMessage: '{before} → {after}' },
  none: { id: 'menu.stock.none', defaultMessage: 'not counted' },
});
