import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the print dialogs. */
export const printMessages = defineMessages({
  title: orderMessages.print,
  tableTitle: { id: 'printing.print.tableTitle', defaultMessage: 'Print the bill for {name}' },
  summaryTitle: { id: 'printing.print.summaryTitle', defaultMessage: 'Print daily summary' },
  what: { id: 'printing.print.what', defaultMessage: 'What to print' },
  all: { id: 'printing.print.all', defaultMessage: 'Whole bill' },
  share: { id: 'printing.print.share', defaultMessage: 'Part of the bill' },
  onlyShare: { id: 'printing.print.onlyShare', defaultMessage: 'Print only part of the bill' },
  day: fieldMessages.day,
  today: { id: 'printing.print.today', defaultMessage: 'Today so far' },
  printer: fieldMessages.printer,
  usual: { id: 'printing.print.usual', defaultMessage: '{printer} (default)' },
  each: { id: 'printing.print.each', defaultMessage: 'Each kitchen zone’s own printer' },
  choose: { id: 'printing.print.choose', defaultMessage: 'Choose a printer' },
  noPrinters: {
    id: 'printing.print.noPrinters',
    defaultMessage: 'There are no printers yet. You can print from this device.',
  },
  backupPrinter: {
    id: 'printing.print.standIn',
    defaultMessage: 'If that doesn’t help, {printer} will print it.',
  },
  figures: { id: 'printing.print.figures', defaultMessage: 'How the amounts are calculated' },
  again: { id: 'printing.print.again', defaultMessage: 'Reprint everything, marked as a copy' },
  submit: actionMessages.print,
  by: { id: 'printing.print.by', defaultMessage: 'Print: {way}' },
  page: { id: 'printing.print.page', defaultMessage: 'Print from this device' },
  sent: { id: 'printing.print.sent', defaultMessage: 'Printing' },
  queued: { id: 'printing.print.queued', defaultMessage: '{title} is waiting for {printer}.' },
  printed: { id: 'printing.print.printed', defaultMessage: '{title} printed on {printer}.' },
  cantPrint: { id: 'printing.print.cantPrint', defaultMessage: '{printer} can’t print' },
  late: { id: 'printing.print.late', defaultMessage: '{printer} hasn’t printed yet' },
  lateText: {
    id: 'printing.print.lateText',
    defaultMessage: 'Check that it’s on, or move the job to another printer.',
  },
  given: { id: 'printing.print.given', defaultMessage: '{printer} couldn’t print {title}' },
  show: { id: 'printing.print.show', defaultMessage: 'View job' },
});

/** Messages about a guest's share of a bill. */
export const shareMessages = defineMessages({
  lines: orderMessages.number,
  everything: { id: 'printing.share.everything', defaultMessage: 'Everything' },
  line: { id: 'printing.share.line', defaultMessage: '{quantity} × {name} · {amount}' },
  more: { id: 'printing.share.more', defaultMessage: 'Service charge and discount' },
  service: { id: 'printing.share.service', defaultMessage: 'Include service charge' },
  discount: { id: 'printing.share.discount', defaultMessage: 'Discount on this bill' },
  noDiscount: { id: 'printing.share.noDiscount', defaultMessage: 'No discount' },
  adjustment: { id: 'printing.share.adjustment', defaultMessage: 'Adjustment' },
  adjustmentName: fieldMessages.reason,
});
