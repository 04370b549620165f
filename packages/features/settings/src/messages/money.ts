import { defineMessages } from '@servery/screens/define';
import {
  fieldErrorMessages,
  fieldMessages,
  orderMessages,
  partyMessages,
} from '@servery/screens/messages';

/** Messages of changes that can hold from an instant. */
export const whenMessages = defineMessages({
  when: { id: 'settings.when.when', defaultMessage: 'When it applies' },
  now: { id: 'settings.when.now', defaultMessage: 'Now' },
  later: { id: 'settings.when.later', defaultMessage: 'From a later time' },
  from: { id: 'settings.when.from', defaultMessage: 'Applies from' },
  help: {
    id: 'settings.when.help',
    defaultMessage: 'Orders keep the rates that applied when they were placed.',
  },
  late: { id: 'settings.when.late', defaultMessage: 'Choose a time within the next 2 years.' },
  past: fieldErrorMessages.past,
  scheduled: { id: 'settings.when.scheduled', defaultMessage: 'Scheduled changes' },
  fromTime: { id: 'settings.when.fromTime', defaultMessage: 'From {time}' },
  cancel: { id: 'settings.when.cancel', defaultMessage: 'Cancel change' },
  cancelOf: { id: 'settings.when.cancelOf', defaultMessage: 'Cancel change from {time}' },
  cancelTitle: { id: 'settings.when.cancelTitle', defaultMessage: 'Cancel the scheduled change?' },
  cancelText: {
    id: 'settings.when.cancelText',
    defaultMessage: 'The current values will continue to apply after {time}.',
  },
  keep: { id: 'settings.when.keep', defaultMessage: 'Keep change' },
  cancelled: { id: 'settings.when.cancelled', defaultMessage: 'Scheduled change cancelled' },
  saved: { id: 'settings.when.saved', defaultMessage: 'Change scheduled for {time}' },
  tooMany: {
    id: 'settings.when.tooMany',
    defaultMessage: 'There are too many scheduled changes. Cancel one first.',
  },
});

/** Messages of the service charge. */
export const chargeMessages = defineMessages({
  rate: { id: 'settings.charge.rate', defaultMessage: 'Rate' },
  methods: { id: 'settings.charge.methods', defaultMessage: 'Order methods with service charge' },
  dine_in: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
  isTaxed: { id: 'settings.charge.isTaxed', defaultMessage: 'Apply tax to the service charge' },
  minParty: partyMessages.min,
  minPartyHelp: {
    id: 'settings.charge.minPartyHelp',
    defaultMessage: 'Smaller parties at a table pay no service charge. Set to 0 for all parties.',
  },
  summary: { id: 'settings.charge.summary', defaultMessage: '{rate} for {methods}' },
  off: { id: 'settings.charge.off', defaultMessage: 'No service charge' },
});

/** Messages of the taxes. */
export const taxMessages = defineMessages({
  list: { id: 'settings.tax.list', defaultMessage: 'Taxes for items' },
  help: {
    id: 'settings.tax.help',
    defaultMessage: 'The first tax is the default, also for delivery fees.',
  },
  add: { id: 'settings.tax.add', defaultMessage: 'Add tax' },
  row: { id: 'settings.tax.row', defaultMessage: 'Tax {place}' },
  code: { id: 'settings.tax.code', defaultMessage: 'Code' },
  name: fieldMessages.name,
  rate: { id: 'settings.tax.rate', defaultMessage: 'Tax rate' },
  isInclusive: { id: 'settings.tax.isInclusive', defaultMessage: 'Menu prices include this tax' },
  codeFormat: {
    id: 'settings.tax.codeFormat',
    defaultMessage: 'Use only A to Z, digits, hyphens and underscores.',
  },
  codeTaken: { id: 'settings.tax.codeTaken', defaultMessage: 'Another tax already has this code.' },
  inUse: {
    id: 'settings.tax.inUse',
    defaultMessage: 'Items still use a tax that’s no longer listed. Change those items first.',
  },
  scheduled: {
    id: 'settings.tax.scheduled',
    defaultMessage: 'A scheduled change doesn’t include one of these taxes. Cancel it first.',
  },
  summary: orderMessages.taxAt,
});

/** Messages of the trading day. */
export const tradingMessages = defineMessages({
  dayStart: { id: 'settings.trading.dayStart', defaultMessage: 'Start of the trading day' },
  dayStartHelp: {
    id: 'settings.trading.dayStartHelp',
    defaultMessage: 'Sales before this time count towards the previous day.',
  },
  morning: { id: 'settings.trading.morning', defaultMessage: 'Choose a time from 00:00 to 11:59.' },
  prefixes: { id: 'settings.trading.prefixes', defaultMessage: 'Order number prefixes' },
  prefixFormat: {
    id: 'settings.trading.prefixFormat',
    defaultMessage: 'Use 1 to 3 capital letters from A to Z.',
  },
  example: { id: 'settings.trading.example', defaultMessage: 'Example: {number}' },
  from: whenMessages.from,
  fromHelp: {
    id: 'settings.trading.fromHelp',
    defaultMessage: 'You can’t change the current trading day. The earliest date is tomorrow.',
  },
  past: { id: 'settings.trading.past', defaultMessage: 'Choose a date after today.' },
  summary: { id: 'settings.trading.summary', defaultMessage: 'Day starts at {time}; {letters}' },
});
