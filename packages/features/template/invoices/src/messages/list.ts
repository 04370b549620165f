import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the list. */
export const listMessages = defineMessages({
  title: appMessages.invoices,
  add: { id: 'invoices.add', defaultMessage: 'Add invoice' },
  search: { id: 'invoices.search', defaultMessage: 'Search invoices' },
  status: fieldMessages.status,
  anyStatus: { id: 'invoices.status.any', defaultMessage: 'Any status' },
  number: { id: 'invoices.number', defaultMessage: 'Number' },
  client: { id: 'invoices.client', defaultMessage: 'Client' },
  total: fieldMessages.total,
  issued: { id: 'invoices.issued', defaultMessage: 'Issued' },
  balance: { id: 'invoices.balance', defaultMessage: 'Balance' },
  actions: actionMessages.actions,
  download: actionMessages.download,
  edit: actionMessages.edit,
  duplicate: { id: 'invoices.duplicate', defaultMessage: 'Duplicate' },
  delete: actionMessages.delete,
  loading: { id: 'invoices.loading', defaultMessage: 'Loading invoices…' },
  failed: { id: 'invoices.failed', defaultMessage: 'Couldn’t load invoices' },
  none: { id: 'invoices.none', defaultMessage: 'No invoices yet' },
  noneText: { id: 'invoices.none.text', defaultMessage: 'Create your first invoice.' },
  noResult: { id: 'invoices.noResult', defaultMessage: 'No matching invoices' },
  undo: actionMessages.undo,
  open: actionMessages.open,
  pages: { id: 'invoices.pages', defaultMessage: 'Invoice pages' },
  notDone: { id: 'invoices.notDone', defaultMessage: 'Something went wrong' },
});

/** Messages of the export menu. */
export const exportMessages = defineMessages({
  label: actionMessages.export,
  email: fieldMessages.email,
  due: { id: 'invoices.export.due', defaultMessage: 'Due' },
});

/** Number of invoices. */
export const countMessage = defineMessage<{ count: number }>({
  id: 'invoices.count',
  defaultMessage: '{count, plural, =0 {No invoices} one {# invoice} other {# invoices}}',
});

/** Tooltip of a status. */
export const tipMessage = defineMessage<{ status: string; balance: string; date: string }>({
  id: 'invoices.tip',
  defaultMessage: '{status}. Balance {balance}, due {date}',
});

/** Label of a row's send button. */
export const sendMessage = defineMessage<{ number: string }>({
  id: 'invoices.send.one',
  defaultMessage: 'Send invoice {number}',
});

/** Label of a row's preview link. */
export const previewMessage = defineMessage<{ number: string }>({
  id: 'invoices.preview.one',
  defaultMessage: 'Preview invoice {number}',
});

/** Label of a row's menu. */
export const moreMessage = defineMessage<{ number: string }>({
  id: 'invoices.more.one',
  defaultMessage: 'More actions for invoice {number}',
});

/** Toast after an invoice was deleted. */
export const deletedMessage = defineMessage<{ number: string }>({
  id: 'invoices.deleted',
  defaultMessage: 'Invoice {number} deleted',
});

/** Toast after an invoice was duplicated. */
export const duplicatedMessage = defineMessage<{ number: string }>({
  id: 'invoices.duplicated',
  defaultMessage: 'Duplicated as draft invoice {number}',
});
