import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, pushMessages } from '@servery/screens/messages';
import { formMessages } from './form.ts';
import { importMessages } from './import.ts';
import { priceMessages } from './prices.ts';
import { problemMessages } from './problems.ts';

/** Messages of pushing an item to other outlets. */
export const itemPushMessages = defineMessages({
  open: { id: 'menu.itemPush.open', defaultMessage: 'Push item to outlets…' },
  title: { id: 'menu.itemPush.title', defaultMessage: 'Push {name} to outlets' },
  from: {
    id: 'menu.itemPush.from',
    defaultMessage:
      'As it is at {outlet}. Outlets that already have the item keep their prices and stock.',
  },
  outlets: fieldMessages.outlets,
  changes: pushMessages.changes,
  adds: {
    id: 'menu.itemPush.adds',
    defaultMessage:
      '{count, plural, one {# of them gets a new item.} other {# of them get a new item.}}',
  },
  selectAll: { id: 'menu.itemPush.selectAll', defaultMessage: 'Select all' },
  selectNone: { id: 'menu.itemPush.selectNone', defaultMessage: 'Select none' },
  missing: priceMessages.missing,
  same: { id: 'menu.itemPush.same', defaultMessage: 'Same item' },
  differs: { id: 'menu.itemPush.differs', defaultMessage: 'Different' },
  refused: { id: 'menu.itemPush.refused', defaultMessage: 'Not possible' },
  added: {
    id: 'menu.itemPush.added',
    defaultMessage: 'Adds the item with its prices, without stock',
  },
  sameNote: { id: 'menu.itemPush.sameNote', defaultMessage: 'Nothing changes' },
  fields: { id: 'menu.itemPush.fields', defaultMessage: 'Changes: {fields}' },
  newCategories: importMessages.newCategories,
  newOptions: { id: 'menu.itemPush.newOptions', defaultMessage: 'New food options: {names}' },
  noTaxClass: {
    id: 'menu.itemPush.noTaxClass',
    defaultMessage: 'Doesn’t have the item’s tax class. Add it in the outlet’s settings first.',
  },
  noCategory: problemMessages.no_category,
  name: fieldMessages.name,
  code: formMessages.code,
  description: fieldMessages.description,
  category: fieldMessages.category,
  options: formMessages.options,
  taxClass: formMessages.tax,
  prep: formMessages.prep,
  quantities: {
    id: 'menu.itemPush.quantities',
    defaultMessage: 'Minimum and maximum per order',
  },
  windows: { id: 'menu.itemPush.windows', defaultMessage: 'Availability hours' },
  picture: fieldMessages.picture,
  onlyOutlet: pushMessages.onlyOutlet,
  push: {
    id: 'menu.itemPush.push',
    defaultMessage:
      '{count, plural, =0 {Push to outlets} one {Push to # outlet} other {Push to # outlets}}',
  },
  chooseOutlet: pushMessages.chooseOutlet,
  pushed: {
    id: 'menu.itemPush.pushed',
    defaultMessage:
      '{count, plural, one {Item pushed to # outlet} other {Item pushed to # outlets}}',
  },
  undo: actionMessages.undo,
  undone: pushMessages.restored,
  kept: {
    id: 'menu.itemPush.kept',
    defaultMessage:
      '{count, plural, one {# outlet keeps an item that was changed or used since.} other {# outlets keep items that were changed or used since.}}',
  },
  recentPush: {
    id: 'menu.itemPush.recentPush',
    defaultMessage: 'Pushed to {count, plural, one {# outlet} other {# outlets}}',
  },
  undoPush: { id: 'menu.itemPush.undoPush', defaultMessage: 'Undo push from {time}' },
  failed: pushMessages.failed,
  forbidden: pushMessages.forbidden,
});
