import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldErrorMessages,
  fieldMessages,
  orderMessages,
  personMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the editor. */
export const editorMessages = defineMessages({
  addTitle: { id: 'invoices.editor.add', defaultMessage: 'New invoice' },
  save: actionMessages.save,
  unsaved: { id: 'invoices.editor.unsaved', defaultMessage: 'Not saved yet' },
  sendLater: {
    id: 'invoices.editor.sendLater',
    defaultMessage: 'Save the invoice to send it.',
  },
  wrong: problemMessages.invalid,
  preview: { id: 'invoices.editor.preview', defaultMessage: 'Preview' },
  head: { id: 'invoices.editor.head', defaultMessage: 'Client and dates' },
  actions: { id: 'invoices.editor.actions', defaultMessage: 'Invoice actions' },
  client: { id: 'invoices.editor.client', defaultMessage: 'Client' },
  chooseClient: { id: 'invoices.editor.client.choose', defaultMessage: 'Choose a client' },
  newClient: { id: 'invoices.editor.client.new', defaultMessage: 'Add new customer' },
  clientMissing: { id: 'invoices.editor.client.missing', defaultMessage: 'Choose a client.' },
  issuedMissing: { id: 'invoices.editor.issued.missing', defaultMessage: 'Choose a date.' },
  dueEarly: {
    id: 'invoices.editor.due.early',
    defaultMessage: 'The due date can’t be before the issue date.',
  },
  lines: { id: 'invoices.editor.lines', defaultMessage: 'Lines' },
  linesEmpty: {
    id: 'invoices.editor.lines.empty',
    defaultMessage: 'No items yet. Add a line.',
  },
  linesMissing: {
    id: 'invoices.editor.lines.missing',
    defaultMessage: 'Add at least one line.',
  },
  addLine: { id: 'invoices.editor.lines.add', defaultMessage: 'Add line' },
  linesFull: {
    id: 'invoices.editor.lines.full',
    defaultMessage: 'An invoice can have up to 100 lines.',
  },
  item: { id: 'invoices.editor.item', defaultMessage: 'Item' },
  itemMissing: { id: 'invoices.editor.item.missing', defaultMessage: 'Choose or enter an item.' },
  description: fieldMessages.description,
  costMissing: { id: 'invoices.editor.cost.missing', defaultMessage: 'Enter a cost.' },
  quantityMissing: {
    id: 'invoices.editor.quantity.missing',
    defaultMessage: 'Enter a quantity from 1 to 999.',
  },
  discount: orderMessages.discount,
  tax: orderMessages.tax,
  items: { id: 'invoices.editor.items', defaultMessage: 'Items' },
  people: fieldMessages.people,
  payBy: { id: 'invoices.editor.payBy', defaultMessage: 'Accept payment via' },
  clientNotes: { id: 'invoices.editor.notes', defaultMessage: 'Client notes' },
  stub: { id: 'invoices.editor.stub', defaultMessage: 'Payment stub' },
  back: actionMessages.undo,
});

/** Title of the editor for an existing invoice. */
export const editMessage = defineMessage<{ number: string }>({
  id: 'invoices.editor.edit',
  defaultMessage: 'Edit invoice {number}',
});

/** Toast after an invoice was saved. */
export const savedMessage = defineMessage<{ number: string }>({
  id: 'invoices.editor.saved',
  defaultMessage: 'Invoice {number} saved',
});

/** Messages of the form for a new client. */
export const clientMessages = defineMessages({
  title: { id: 'invoices.customer', defaultMessage: 'New customer' },
  action: { id: 'invoices.customer.add', defaultMessage: 'Add customer' },
  name: fieldMessages.name,
  email: fieldMessages.email,
  company: personMessages.company,
  address: fieldMessages.address,
  country: personMessages.country,
  phone: fieldMessages.phone,
  optional: { id: 'invoices.customer.optional', defaultMessage: 'Optional' },
});

/** Errors of the fields of a new client. */
export const clientErrorMessages = defineMessages({
  'client.companyEmail.min_length': fieldErrorMessages.email,
  'client.companyEmail.email': fieldErrorMessages.email,
  'client.companyEmail.taken': {
    id: 'invoices.customer.taken',
    defaultMessage: 'Another customer already has this email address.',
  },
});
