import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, pictureMessages } from '@servery/screens/messages';

/** Messages of the receipt and ticket editor. */
export const paperMessages = defineMessages({
  title: { id: 'printing.paper.title', defaultMessage: 'Receipts and tickets' },
  lead: {
    id: 'printing.paper.lead',
    defaultMessage: 'Choose how receipts and kitchen tickets look.',
  },
  language: fieldMessages.language,
  heading: { id: 'printing.paper.heading', defaultMessage: 'Heading' },
  headingHelp: { id: 'printing.paper.headingHelp', defaultMessage: 'Leave blank to use {name}.' },
  header: { id: 'printing.paper.header', defaultMessage: 'Text below the heading' },
  headerHelp: {
    id: 'printing.paper.headerHelp',
    defaultMessage: 'For example, the address, phone number and tax number.',
  },
  drawer: { id: 'printing.paper.drawer', defaultMessage: 'Opens the cash drawer' },
  footer: { id: 'printing.paper.footer', defaultMessage: 'Footer text' },
  qr: { id: 'printing.paper.qr', defaultMessage: 'QR code link' },
  logo: { id: 'printing.paper.logo', defaultMessage: 'Logo' },
  chooseLogo: pictureMessages.choose,
  removeLogo: { id: 'printing.paper.removeLogo', defaultMessage: 'Remove logo' },
  logoFailed: pictureMessages.unreadable,
  shows: { id: 'printing.paper.shows', defaultMessage: 'Show on the receipt' },
  staff: { id: 'printing.paper.staff', defaultMessage: 'Staff member' },
  guest: { id: 'printing.paper.guest', defaultMessage: 'Guest’s name' },
  options: { id: 'printing.paper.options', defaultMessage: 'Chosen options' },
  tax: { id: 'printing.paper.tax', defaultMessage: 'Included tax' },
  payments: { id: 'printing.paper.payments', defaultMessage: 'Payment details' },
  large: { id: 'printing.paper.large', defaultMessage: 'Large text for the kitchen' },
  preview: actionMessages.preview,
  width: { id: 'printing.paper.width', defaultMessage: 'Paper width' },
  millimetres: { id: 'printing.paper.millimetres', defaultMessage: '{width} mm' },
  receipt: { id: 'printing.paper.receipt', defaultMessage: 'Receipt' },
  ticket: { id: 'printing.paper.ticket', defaultMessage: 'Kitchen ticket' },
  which: { id: 'printing.paper.which', defaultMessage: 'Preview type' },
  save: actionMessages.saveChanges,
  saved: {
    id: 'printing.paper.saved',
    defaultMessage: 'Saved. New receipts and tickets will look like this.',
  },
  readOnly: {
    id: 'printing.paper.readOnly',
    defaultMessage: 'You can view these settings, but not change them.',
  },
  qrOf: { id: 'printing.paper.qrOf', defaultMessage: 'QR code: {content}' },
});

/** The languages of receipts and tickets. */
export const languageMessages = defineMessages({
  en: { id: 'printing.language.en', defaultMessage: 'English' },
  ms: { id: 'printing.language.ms', defaultMessage: 'Malay' },
  zh: { id: 'printing.language.zh', defaultMessage: 'Simplified Chinese' },
  fr: { id: 'printing.language.fr', defaultMessage: 'French' },
  de: { id: 'printing.language.de', defaultMessage: 'German' },
  pt: { id: 'printing.language.pt', defaultMessage: 'Portuguese' },
  ar: { id: 'printing.language.ar', defaultMessage: 'Arabic' },
});
