import { defineMessages } from './define.ts';

/** What the list of zones and the form of one say. */
export const zonesWords = defineMessages({
  title: { id: 'kitchen.zones.title', defaultMessage: 'Kitchen Zone' },
  add: { id: 'kitchen.zones.add', defaultMessage: 'Add zone' },
  table: { id: 'kitchen.zones.table', defaultMessage: 'Kitchen zones' },
  search: { id: 'kitchen.zones.search', defaultMessage: 'Search zones' },
  status: { id: 'kitchen.zones.status', defaultMessage: 'Status' },
  all: { id: 'kitchen.zones.all', defaultMessage: 'All Status' },
  active: { id: 'kitchen.zones.active', defaultMessage: 'Open' },
  inactive: { id: 'kitchen.zones.inactive', defaultMessage: 'Closed' },
  clear: { id: 'kitchen.zones.clear', defaultMessage: 'Clear' },
  isOpen: { id: 'kitchen.zones.isOpen', defaultMessage: 'Zone {name} is open' },
  rest: { id: 'kitchen.zones.rest', defaultMessage: 'Takes the rest' },
  onlyRest: { id: 'kitchen.zones.onlyRest', defaultMessage: 'Only what is left' },
  display: { id: 'kitchen.zones.display', defaultMessage: 'Display' },
  what: { id: 'kitchen.zones.what', defaultMessage: 'What it makes' },
  tickets: { id: 'kitchen.zones.tickets', defaultMessage: 'How it is told' },
  printer: { id: 'kitchen.zones.printer', defaultMessage: 'Printer' },
  new: { id: 'kitchen.zones.new', defaultMessage: 'New zone' },
  edit: { id: 'kitchen.zones.edit', defaultMessage: 'Zone {name}' },
  save: { id: 'kitchen.zones.save', defaultMessage: 'Save zone' },
  cancel: { id: 'kitchen.zones.cancel', defaultMessage: 'Cancel' },
  delete: { id: 'kitchen.zones.delete', defaultMessage: 'Delete zone' },
  deleteTitle: { id: 'kitchen.zones.deleteTitle', defaultMessage: 'Delete zone {name}?' },
  deleteTo: {
    id: 'kitchen.zones.deleteTo',
    defaultMessage:
      '{count, plural, =0 {It makes no dish now.} one {# dish goes to {zone} from then on.} other {# dishes go to {zone} from then on.}}',
  },
  deleteNowhere: {
    id: 'kitchen.zones.deleteNowhere',
    defaultMessage:
      '{count, plural, =0 {It makes no dish now.} one {# dish has no zone then: nobody in the kitchen is told of it.} other {# dishes have no zone then: nobody in the kitchen is told of them.}}',
  },
  saved: { id: 'kitchen.zones.saved', defaultMessage: 'Zone {name} is saved' },
  deleted: { id: 'kitchen.zones.deleted', defaultMessage: 'Zone {name} is deleted' },
  failed: { id: 'kitchen.zones.failed', defaultMessage: 'The zones could not be loaded' },
  refused: {
    id: 'kitchen.zones.refused',
    defaultMessage: 'The kitchen’s zones are not yours to see',
  },
});

/** The columns of the list. */
export const zonesColumnWords = defineMessages({
  name: { id: 'kitchen.zones.column.name', defaultMessage: 'Zone' },
  makes: { id: 'kitchen.zones.column.makes', defaultMessage: 'Makes' },
  dishes: { id: 'kitchen.zones.column.dishes', defaultMessage: 'Dishes' },
  course: { id: 'kitchen.zones.column.course', defaultMessage: 'Course' },
  told: { id: 'kitchen.zones.column.told', defaultMessage: 'Tickets' },
  open: { id: 'kitchen.zones.column.open', defaultMessage: 'Open' },
});

/** The fields of a zone. */
export const zonesFieldWords = defineMessages({
  name: { id: 'kitchen.zones.field.name', defaultMessage: 'Name' },
  categories: { id: 'kitchen.zones.field.categories', defaultMessage: 'Categories' },
  categoriesHelp: {
    id: 'kitchen.zones.field.categoriesHelp',
    defaultMessage: 'All their dishes are made here.',
  },
  items: { id: 'kitchen.zones.field.items', defaultMessage: 'Single dishes' },
  itemsHelp: {
    id: 'kitchen.zones.field.itemsHelp',
    defaultMessage: 'Made here whatever their category.',
  },
  rest: { id: 'kitchen.zones.field.rest', defaultMessage: 'Takes what no other zone makes' },
  restHelp: {
    id: 'kitchen.zones.field.restHelp',
    defaultMessage: 'One zone does, also for zones that are closed.',
  },
  course: { id: 'kitchen.zones.field.course', defaultMessage: 'Course' },
  courseHelp: {
    id: 'kitchen.zones.field.courseHelp',
    defaultMessage: 'From the second course on, dishes for a table wait until they are fired.',
  },
  fewer: { id: 'kitchen.zones.field.fewer', defaultMessage: 'Earlier' },
  more: { id: 'kitchen.zones.field.more', defaultMessage: 'Later' },
  display: {
    id: 'kitchen.zones.field.display',
    defaultMessage: 'Show its tickets on the kitchen display',
  },
  printer: { id: 'kitchen.zones.field.printer', defaultMessage: 'Printer' },
  fallbackPrinter: {
    id: 'kitchen.zones.field.fallbackPrinter',
    defaultMessage: 'Printer that stands in',
  },
  noPrinter: { id: 'kitchen.zones.field.noPrinter', defaultMessage: 'None' },
  elsewhere: { id: 'kitchen.zones.field.elsewhere', defaultMessage: 'Made at {zone}' },
});

/** What a field of several choices says. */
export const zonesListWords = defineMessages({
  chosen: { id: 'kitchen.zones.list.chosen', defaultMessage: 'Chosen' },
  remove: { id: 'kitchen.zones.list.remove', defaultMessage: 'Take {name} away' },
  list: { id: 'kitchen.zones.list.list', defaultMessage: 'Choices' },
  open: { id: 'kitchen.zones.list.open', defaultMessage: 'Show the choices' },
  empty: { id: 'kitchen.zones.list.empty', defaultMessage: 'Nothing fits' },
  loading: { id: 'kitchen.zones.list.loading', defaultMessage: 'Loading' },
  failed: { id: 'kitchen.zones.list.failed', defaultMessage: 'The choices did not come' },
  count: {
    id: 'kitchen.zones.list.count',
    defaultMessage: '{count, plural, one {# choice} other {# choices}}',
  },
});

/** Why a zone is not taken as it is. */
export const zonesErrorWords = defineMessages({
  title: {
    id: 'kitchen.zones.error.title',
    defaultMessage:
      '{count, plural, one {One thing stands in the way} other {# things stand in the way}}',
  },
  name: { id: 'kitchen.zones.error.name', defaultMessage: 'A name has two to forty characters.' },
  taken: { id: 'kitchen.zones.error.taken', defaultMessage: 'Another zone has this name.' },
  empty: {
    id: 'kitchen.zones.error.empty',
    defaultMessage: 'Choose at least one category or dish.',
  },
  silent: {
    id: 'kitchen.zones.error.silent',
    defaultMessage: 'Choose the display, a printer, or both.',
  },
  same: { id: 'kitchen.zones.error.same', defaultMessage: 'Choose another printer to stand in.' },
  noPrinter: {
    id: 'kitchen.zones.error.noPrinter',
    defaultMessage: 'Choose the printer that it stands in for.',
  },
  elsewhere: {
    id: 'kitchen.zones.error.elsewhere',
    defaultMessage: 'Another zone makes one of these already.',
  },
  restTaken: {
    id: 'kitchen.zones.error.restTaken',
    defaultMessage: 'The zone that takes the rest makes nothing else. Give it a dish first.',
  },
  other: { id: 'kitchen.zones.error.other', defaultMessage: 'This cannot be saved like that.' },
});

/** Dishes that nobody in the kitchen is told of. */
export const zonesUnroutedWords = defineMessages({
  title: {
    id: 'kitchen.zones.unrouted.title',
    defaultMessage: '{count, plural, one {# dish has no zone} other {# dishes have no zone}}',
  },
  names: {
    id: 'kitchen.zones.unrouted.names',
    defaultMessage: '{names}. Nobody in the kitchen is told when they are ordered.',
  },
  more: {
    id: 'kitchen.zones.unrouted.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  },
});

/** What stands there before the first zone. */
export const zonesEmptyWords = defineMessages({
  title: { id: 'kitchen.zones.empty.title', defaultMessage: 'No zones yet' },
  text: {
    id: 'kitchen.zones.empty.text',
    defaultMessage:
      'A zone is a place in the kitchen, such as the grill or the bar. Each dish is made at one of them.',
  },
});

/** What stands there when no zone fits. */
export const zonesNoneWords = defineMessages({
  title: { id: 'kitchen.zones.none.title', defaultMessage: 'No zone fits' },
  clear: { id: 'kitchen.zones.none.clear', defaultMessage: 'Clear search and filter' },
});
