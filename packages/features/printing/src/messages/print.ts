import { defineMessages } from './define.ts';

/** What the print dialogs say. */
export const printWords = defineMessages({
  title: { id: 'printing.print.title', defaultMessage: 'Print order {number}' },
  tableTitle: { id: 'printing.print.tableTitle', defaultMessage: 'Print the bill of {name}' },
  summaryTitle: { id: 'printing.print.summaryTitle', defaultMessage: 'Print the daily summary' },
  what: { id: 'printing.print.what', defaultMessage: 'What to print' },
  all: { id: 'printing.print.all', defaultMessage: 'Whole bill' },
  share: { id: 'printing.print.share', defaultMessage: 'A share' },
  onlyShare: { id: 'printing.print.onlyShare', defaultMessage: 'Only a share of it' },
  day: { id: 'printing.print.day', defaultMessage: 'Which day' },
  today: { id: 'printing.print.today', defaultMessage: 'Today so far' },
  printer: { id: 'printing.print.printer', defaultMessage: 'On which printer' },
  usual: { id: 'printing.print.usual', defaultMessage: '{printer} (the usual one)' },
  each: { id: 'printing.print.each', defaultMessage: 'Each kitchen’s own' },
  choose: { id: 'printing.print.choose', defaultMessage: 'Choose a printer' },
  noPrinters: {
    id: 'printing.print.noPrinters',
    defaultMessage: 'There is no printer yet. This device can print it by itself.',
  },
  standIn: {
    id: 'printing.print.standIn',
    defaultMessage: '{printer} prints it if that does not help.',
  },
  again: { id: 'printing.print.again', defaultMessage: 'All of it once more, marked as a copy' },
  submit: { id: 'printing.print.submit', defaultMessage: 'Print' },
  by: { id: 'printing.print.by', defaultMessage: 'Print: {way}' },
  page: { id: 'printing.print.page', defaultMessage: 'Print here' },
  sent: { id: 'printing.print.sent', defaultMessage: 'Printing' },
  queued: { id: 'printing.print.queued', defaultMessage: '{title} waits for {printer}.' },
  printed: { id: 'printing.print.printed', defaultMessage: '{title}: printed by {printer}.' },
  trouble: { id: 'printing.print.trouble', defaultMessage: '{printer} does not print' },
  late: { id: 'printing.print.late', defaultMessage: '{printer} has not printed it yet' },
  lateText: {
    id: 'printing.print.lateText',
    defaultMessage: 'See whether it is on, or give the print to another one.',
  },
  given: { id: 'printing.print.given', defaultMessage: '{title} was not printed by {printer}' },
  show: { id: 'printing.print.show', defaultMessage: 'What to do' },
});

/** What is said of a guest’s share of a bill. */
export const shareWords = defineMessages({
  lines: { id: 'printing.share.lines', defaultMessage: 'Order {number}' },
  everything: { id: 'printing.share.everything', defaultMessage: 'All of it' },
  line: { id: 'printing.share.line', defaultMessage: '{quantity} × {name} · {amount}' },
  more: { id: 'printing.share.more', defaultMessage: 'Service charge and discount' },
  service: { id: 'printing.share.service', defaultMessage: 'With service charge' },
  discount: { id: 'printing.share.discount', defaultMessage: 'Discount on this paper' },
  noDiscount: { id: 'printing.share.noDiscount', defaultMessage: 'No discount' },
  adjustment: { id: 'printing.share.adjustment', defaultMessage: 'Taken off by hand' },
  adjustmentName: { id: 'printing.share.adjustmentName', defaultMessage: 'What for' },
});
