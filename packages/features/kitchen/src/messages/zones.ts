import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of the list of zones and of the zone form. */
export const zonesMessages = defineMessages({
  title: fieldMessages.zones,
  add: { id: 'kitchen.zones.add', defaultMessage: 'Add zone' },
  table: { id: 'kitchen.zones.table', defaultMessage: 'Kitchen zones' },
  search: { id: 'kitchen.zones.search', defaultMessage: 'Search zones' },
  status: fieldMessages.status,
  all: fieldMessages.allStatus,
  active: { id: 'kitchen.zones.active', defaultMessage: 'Open' },
  inactive: { id: 'kitchen.zones.inactive', defaultMessage: 'Closed' },
  isOpen: { id: 'kitchen.zones.isOpen', defaultMessage: 'Zone {name} is open' },
  rest: { id: 'kitchen.zones.rest', defaultMessage: 'Catch-all' },
  onlyRest: { id: 'kitchen.zones.onlyRest', defaultMessage: 'Everything else' },
  display: { id: 'kitchen.zones.display', defaultMessage: 'Display' },
  what: { id: 'kitchen.zones.what', defaultMessage: 'What it makes' },
  tickets: { id: 'kitchen.zones.tickets', defaultMessage: 'How it receives tickets' },
  printer: fieldMessages.printer,
  new: { id: 'kitchen.zones.new', defaultMessage: 'New zone' },
  edit: { id: 'kitchen.zones.edit', defaultMessage: 'Zone {name}' },
  save: { id: 'kitchen.zones.save', defaultMessage: 'Save zone' },
  delete: { id: 'kitchen.zones.delete', defaultMessage: 'Delete zone' },
  deleteTitle: { id: 'kitchen.zones.deleteTitle', defaultMessage: 'Delete zone {name}?' },
  deleteTo: {
    id: 'kitchen.zones.deleteTo',
    defaultMessage:
      '{count, plural, =0 {No dishes are made here.} one {# dish will move to {zone}.} other {# dishes will move to {zone}.}}',
  },
  deleteNowhere: {
    id: 'kitchen.zones.deleteNowhere',
    defaultMessage:
      '{count, plural, =0 {No dishes are made here.} one {# dish will have no zone, so the kitchen won’t be notified when it’s ordered.} other {# dishes will have no zone, so the kitchen won’t be notified when they’re ordered.}}',
  },
  saved: { id: 'kitchen.zones.saved', defaultMessage: 'Zone {name} saved' },
  deleted: { id: 'kitchen.zones.deleted', defaultMessage: 'Zone {name} deleted' },
  failed: { id: 'kitchen.zones.failed', defaultMessage: 'Couldn’t load kitchen zones' },
  refused: {
    id: 'kitchen.zones.refused',
    defaultMessage: 'You don’t have access to kitchen zones',
  },
});

/** The columns of the list. */
export const zonesColumnMessages = defineMessages({
  name: { id: 'kitchen.zones.column.name', defaultMessage: 'Zone' },
  makes: { id: 'kitchen.zones.column.makes', defaultMessage: 'Makes' },
  dishes: { id: 'kitchen.zones.column.dishes', defaultMessage: 'Dishes' },
  course: { id: 'kitchen.zones.column.course', defaultMessage: 'Course' },
  tickets: { id: 'kitchen.zones.column.tickets', defaultMessage: 'Tickets' },
  open: { id: 'kitchen.zones.column.open', defaultMessage: 'Open' },
});

/** The fields of a zone. */
export const zonesFieldMessages = defineMessages({
  name: fieldMessages.name,
  categories: fieldMessages.categories,
  categoriesHelp: {
    id: 'kitchen.zones.field.categoriesHelp',
    defaultMessage: 'All dishes in these categories are made here.',
  },
  items: { id: 'kitchen.zones.field.items', defaultMessage: 'Individual dishes' },
  itemsHelp: {
    id: 'kitchen.zones.field.itemsHelp',
    defaultMessage: 'Made here regardless of category.',
  },
  rest: {
    id: 'kitchen.zones.field.rest',
    defaultMessage: 'Catch-all for dishes no other zone makes',
  },
  restHelp: {
    id: 'kitchen.zones.field.restHelp',
    defaultMessage: 'Only one zone can be the catch-all. It also covers closed zones.',
  },
  course: { id: 'kitchen.zones.field.course', defaultMessage: 'Course' },
  courseHelp: {
    id: 'kitchen.zones.field.courseHelp',
    defaultMessage: 'For tables, dishes from the second course on are held until they’re fired.',
  },
  fewer: { id: 'kitchen.zones.field.fewer', defaultMessage: 'Earlier course' },
  more: { id: 'kitchen.zones.field.more', defaultMessage: 'Later course' },
  display: {
    id: 'kitchen.zones.field.display',
    defaultMessage: 'Show tickets on the kitchen display',
  },
  printer: fieldMessages.printer,
  fallbackPrinter: fieldMessages.backupPrinter,
  noPrinter: fieldMessages.noPrinter,
  elsewhere: { id: 'kitchen.zones.field.elsewhere', defaultMessage: 'Made in {zone}' },
});

/** Messages of the multi-select fields. */
export const zonesListMessages = defineMessages({
  chosen: { id: 'kitchen.zones.list.chosen', defaultMessage: 'Selected' },
});

/** Reasons why a zone couldn't be saved. */
export const zonesErrorMessages = defineMessages({
  title: {
    id: 'kitchen.zones.error.title',
    defaultMessage:
      '{count, plural, one {There’s # problem to fix} other {There are # problems to fix}}',
  },
});

/** Why a field of a zone was refused, where the shared messages don't explain it. */
export const zonesFieldErrorMessages = defineMessages({
  taken: { id: 'kitchen.zones.error.taken', defaultMessage: 'Another zone already has this name.' },
  empty: {
    id: 'kitchen.zones.error.empty',
    defaultMessage: 'Choose at least one category or dish.',
  },
  silent: {
    id: 'kitchen.zones.error.silent',
    defaultMessage: 'Choose the display, a printer or both.',
  },
  same: { id: 'kitchen.zones.error.same', defaultMessage: 'Choose a different backup printer.' },
  no_printer: {
    id: 'kitchen.zones.error.noPrinter',
    defaultMessage: 'Choose a main printer first.',
  },
  in_other_zone: {
    id: 'kitchen.zones.error.elsewhere',
    defaultMessage: 'Another zone already makes one of these.',
  },
  'is_fallback.*': {
    id: 'kitchen.zones.error.restTaken',
    defaultMessage: 'The current catch-all zone makes nothing else. Give it a dish first.',
  },
});

/** Messages of the warning about dishes that no zone makes. */
export const zonesUnroutedMessages = defineMessages({
  title: {
    id: 'kitchen.zones.unrouted.title',
    defaultMessage: '{count, plural, one {# dish has no zone} other {# dishes have no zone}}',
  },
  names: {
    id: 'kitchen.zones.unrouted.names',
    defaultMessage: '{names}. The kitchen isn’t notified when they’re ordered.',
  },
  more: {
    id: 'kitchen.zones.unrouted.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  },
});

/** Empty state before the first zone. */
export const zonesEmptyMessages = defineMessages({
  title: { id: 'kitchen.zones.empty.title', defaultMessage: 'No zones yet' },
  text: {
    id: 'kitchen.zones.empty.text',
    defaultMessage:
      'A zone is a place in the kitchen, such as the grill or the bar. Each dish is made in one zone.',
  },
});

/** Empty state if no zone matches. */
export const zonesNoneMessages = defineMessages({
  title: { id: 'kitchen.zones.none.title', defaultMessage: 'No matching zones' },
});
