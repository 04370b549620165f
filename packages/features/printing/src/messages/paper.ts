import { defineMessages } from './define.ts';

/** What the editor of paper says. */
export const paperWords = defineMessages({
  title: { id: 'printing.paper.title', defaultMessage: 'Receipts and tickets' },
  lead: {
    id: 'printing.paper.lead',
    defaultMessage: 'How the paper looks that guests and the kitchen get.',
  },
  language: { id: 'printing.paper.language', defaultMessage: 'Language on paper' },
  heading: { id: 'printing.paper.heading', defaultMessage: 'Name above' },
  headingHelp: { id: 'printing.paper.headingHelp', defaultMessage: 'Empty: {name}.' },
  header: { id: 'printing.paper.header', defaultMessage: 'Lines under the name' },
  headerHelp: {
    id: 'printing.paper.headerHelp',
    defaultMessage: 'Address, telephone, tax number.',
  },
  footer: { id: 'printing.paper.footer', defaultMessage: 'Lines at the end' },
  qr: { id: 'printing.paper.qr', defaultMessage: 'Link in a QR code' },
  logo: { id: 'printing.paper.logo', defaultMessage: 'Logo' },
  chooseLogo: { id: 'printing.paper.chooseLogo', defaultMessage: 'Choose a picture' },
  removeLogo: { id: 'printing.paper.removeLogo', defaultMessage: 'Remove the logo' },
  logoFailed: {
    id: 'printing.paper.logoFailed',
    defaultMessage: 'This is no picture that can be read.',
  },
  shows: { id: 'printing.paper.shows', defaultMessage: 'On the receipt' },
  staff: { id: 'printing.paper.staff', defaultMessage: 'Who served' },
  guest: { id: 'printing.paper.guest', defaultMessage: 'The guest’s name' },
  options: { id: 'printing.paper.options', defaultMessage: 'Chosen options' },
  tax: { id: 'printing.paper.tax', defaultMessage: 'Tax that is included' },
  payments: { id: 'printing.paper.payments', defaultMessage: 'How it was paid' },
  large: { id: 'printing.paper.large', defaultMessage: 'Large letters for the kitchen' },
  preview: { id: 'printing.paper.preview', defaultMessage: 'Preview' },
  width: { id: 'printing.paper.width', defaultMessage: 'Width of the paper' },
  millimetres: { id: 'printing.paper.millimetres', defaultMessage: '{width} mm' },
  receipt: { id: 'printing.paper.receipt', defaultMessage: 'Receipt' },
  ticket: { id: 'printing.paper.ticket', defaultMessage: 'Kitchen ticket' },
  which: { id: 'printing.paper.which', defaultMessage: 'Which paper' },
  save: { id: 'printing.paper.save', defaultMessage: 'Save paper' },
  saved: {
    id: 'printing.paper.saved',
    defaultMessage: 'What is printed from now on looks like this.',
  },
  readOnly: {
    id: 'printing.paper.readOnly',
    defaultMessage: 'You can look at this, but not change it.',
  },
  qrOf: { id: 'printing.paper.qrOf', defaultMessage: 'QR code: {content}' },
});

/** The languages that paper speaks. */
export const languageWords = defineMessages({
  en: { id: 'printing.language.en', defaultMessage: 'English' },
  ms: { id: 'printing.language.ms', defaultMessage: 'Malay' },
  fr: { id: 'printing.language.fr', defaultMessage: 'French' },
  de: { id: 'printing.language.de', defaultMessage: 'German' },
  pt: { id: 'printing.language.pt', defaultMessage: 'Portuguese' },
  ar: { id: 'printing.language.ar', defaultMessage: 'Arabic' },
});
