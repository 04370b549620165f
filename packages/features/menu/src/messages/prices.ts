import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, pushMessages } from '@servery/screens/messages';

/** Messages of changing a price at several outlets. */
export const priceMessages = defineMessages({
  open: { id: 'menu.price.open', defaultMessage: 'Change price at outlets…' },
  title: { id: 'menu.price.title', defaultMessage: 'Change price of {name}' },
  newPrice: { id: 'menu.price.newPrice', defaultMessage: 'New price' },
  newPriceHelp: {
    id: 'menu.price.newPriceHelp',
    defaultMessage: 'Now {price} at {outlet}. Prices for order methods don’t change.',
  },
  outlets: fieldMessages.outlets,
  changes: pushMessages.changes,
  keeps: {
    id: 'menu.price.keeps',
    defaultMessage: '{count, plural, one {# keeps its own price.} other {# keep their own price.}}',
  },
  effect: {
    id: 'menu.price.effect',
    defaultMessage: 'Last week this would have been {amount} at {sold, number} sold.',
  },
  noEffect: { id: 'menu.price.noEffect', defaultMessage: 'None were sold last week.' },
  enter: { id: 'menu.price.enter', defaultMessage: 'Enter a price to see what it changes.' },
  sold: { id: 'menu.price.sold', defaultMessage: '{sold, number} sold last week' },
  changesTo: { id: 'menu.price.changesTo', defaultMessage: '{from}, changes to {to}' },
  own: { id: 'menu.price.own', defaultMessage: 'Own price' },
  same: { id: 'menu.price.same', defaultMessage: 'Has this price already' },
  missing: { id: 'menu.price.missing', defaultMessage: 'Not on the menu' },
  onlyOutlet: pushMessages.onlyOutlet,
  push: {
    id: 'menu.price.push',
    defaultMessage:
      '{count, plural, =0 {Change prices} one {Change # price} other {Change # prices}}',
  },
  chooseOutlet: {
    id: 'menu.price.chooseOutlet',
    defaultMessage: 'Choose at least 1 outlet that doesn’t have this price yet.',
  },
  pushed: {
    id: 'menu.price.pushed',
    defaultMessage: '{count, plural, one {# price changed} other {# prices changed}}',
  },
  undo: actionMessages.undo,
  undone: {
    id: 'menu.price.undone',
    defaultMessage:
      '{count, plural, =0 {No price restored} one {# price restored} other {# prices restored}}',
  },
  kept: {
    id: 'menu.price.kept',
    defaultMessage:
      '{count, plural, one {# outlet keeps a price that was changed since.} other {# outlets keep prices that were changed since.}}',
  },
  recent: pushMessages.recent,
  recentFailed: pushMessages.recentFailed,
  recentPush: {
    id: 'menu.price.recentPush',
    defaultMessage: '{price} at {count, plural, one {# outlet} other {# outlets}}',
  },
  undoUntil: pushMessages.undoUntil,
  isUndone: pushMessages.isUndone,
  undoPush: { id: 'menu.price.undoPush', defaultMessage: 'Undo {price} from {time}' },
  forbidden: pushMessages.forbidden,
});
