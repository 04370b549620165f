import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What is said where an invoice is written. */
export const editorWords = defineMessages({
  addTitle: { id: 'invoices.editor.add', defaultMessage: 'New invoice' },
  save: { id: 'invoices.editor.save', defaultMessage: 'Save' },
  unsaved: { id: 'invoices.editor.unsaved', defaultMessage: 'Not saved yet' },
  sendLater: {
    id: 'invoices.editor.sendLater',
    defaultMessage: 'Once it is saved it can be sent.',
  },
  wrong: { id: 'invoices.editor.wrong', defaultMessage: 'Some fields need another look.' },
  preview: { id: 'invoices.editor.preview', defaultMessage: 'Preview' },
  head: { id: 'invoices.editor.head', defaultMessage: 'Client and dates' },
  actions: { id: 'invoices.editor.actions', defaultMessage: 'What to do with it' },
  client: { id: 'invoices.editor.client', defaultMessage: 'Client' },
  chooseClient: { id: 'invoices.editor.client.choose', defaultMessage: 'Choose a client' },
  newClient: { id: 'invoices.editor.client.new', defaultMessage: 'Add new customer' },
  clientMissing: { id: 'invoices.editor.client.missing', defaultMessage: 'Choose who it is for.' },
  issuedMissing: { id: 'invoices.editor.issued.missing', defaultMessage: 'Choose a day.' },
  dueEarly: { id: 'invoices.editor.due.early', defaultMessage: 'Is due before it is issued.' },
  lines: { id: 'invoices.editor.lines', defaultMessage: 'Lines' },
  linesEmpty: {
    id: 'invoices.editor.lines.empty',
    defaultMessage: 'Nothing is charged yet. Add a line.',
  },
  linesMissing: {
    id: 'invoices.editor.lines.missing',
    defaultMessage: 'At least one line is needed.',
  },
  addLine: { id: 'invoices.editor.lines.add', defaultMessage: 'Add line' },
  linesFull: { id: 'invoices.editor.lines.full', defaultMessage: 'A hundred lines at most.' },
  item: { id: 'invoices.editor.item', defaultMessage: 'Item' },
  itemMissing: { id: 'invoices.editor.item.missing', defaultMessage: 'Choose or write an item.' },
  description: { id: 'invoices.editor.description', defaultMessage: 'Description' },
  costMissing: { id: 'invoices.editor.cost.missing', defaultMessage: 'Write a cost.' },
  quantityMissing: { id: 'invoices.editor.quantity.missing', defaultMessage: '1 to 999.' },
  discount: { id: 'invoices.editor.discount', defaultMessage: 'Discount' },
  tax: { id: 'invoices.editor.tax', defaultMessage: 'Tax' },
  items: { id: 'invoices.editor.items', defaultMessage: 'Items' },
  people: { id: 'invoices.editor.people', defaultMessage: 'People' },
  payBy: { id: 'invoices.editor.payBy', defaultMessage: 'Accept payment via' },
  clientNotes: { id: 'invoices.editor.notes', defaultMessage: 'Client notes' },
  stub: { id: 'invoices.editor.stub', defaultMessage: 'Payment stub' },
  back: { id: 'invoices.editor.undo', defaultMessage: 'Undo' },
});

/** Names the invoice that is changed. */
export const editMessage = defineMessage<{ number: string }>({
  id: 'invoices.editor.edit',
  defaultMessage: 'Edit invoice {number}',
});

/** It is saved. */
export const savedMessage = defineMessage<{ number: string }>({
  id: 'invoices.editor.saved',
  defaultMessage: 'Invoice {number} is saved',
});

/** Names a line. */
export const rowMessage = defineMessage<{ place: number }>({
  id: 'invoices.editor.row',
  defaultMessage: 'Line {place, number}',
});

/** Takes a line away. */
export const removeMessage = defineMessage<{ place: number }>({
  id: 'invoices.editor.row.remove',
  defaultMessage: 'Remove line {place, number}',
});

/** Moves a line up. */
export const upMessage = defineMessage<{ place: number }>({
  id: 'invoices.editor.row.up',
  defaultMessage: 'Move line {place, number} up',
});

/** Moves a line down. */
export const downMessage = defineMessage<{ place: number }>({
  id: 'invoices.editor.row.down',
  defaultMessage: 'Move line {place, number} down',
});

/** A line is gone. */
export const removedMessage = defineMessage<{ place: number }>({
  id: 'invoices.editor.row.removed',
  defaultMessage: 'Line {place, number} is removed',
});

/** A line moved. */
export const movedMessage = defineMessage<{ from: number; to: number }>({
  id: 'invoices.editor.row.moved',
  defaultMessage: 'Line {from, number} is now line {to, number}',
});

/** What the form of a new customer says. */
export const clientWords = defineMessages({
  title: { id: 'invoices.customer', defaultMessage: 'New customer' },
  action: { id: 'invoices.customer.add', defaultMessage: 'Add customer' },
  name: { id: 'invoices.customer.name', defaultMessage: 'Name' },
  email: { id: 'invoices.customer.email', defaultMessage: 'E-mail' },
  company: { id: 'invoices.customer.company', defaultMessage: 'Company' },
  address: { id: 'invoices.customer.address', defaultMessage: 'Address' },
  country: { id: 'invoices.customer.country', defaultMessage: 'Country' },
  phone: { id: 'invoices.customer.phone', defaultMessage: 'Phone' },
  missing: { id: 'invoices.customer.missing', defaultMessage: 'This is needed.' },
  taken: { id: 'invoices.customer.taken', defaultMessage: 'Another customer has this address.' },
  optional: { id: 'invoices.customer.optional', defaultMessage: 'Optional' },
});
