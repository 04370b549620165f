import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the form of a payment option. */
export const formMessages = defineMessages({
  newTitle: { id: 'payments.form.newTitle', defaultMessage: 'New payment option' },
  editTitle: actionMessages.editName,
  save: actionMessages.saveChanges,
  saved: { id: 'payments.form.saved', defaultMessage: '{name} saved' },
  name: fieldMessages.name,
  nameHelp: {
    id: 'payments.form.nameHelp',
    defaultMessage: 'Shown on the till, bills and receipts.',
  },
  kind: { id: 'payments.form.kind', defaultMessage: 'Type' },
  isOnline: { id: 'payments.form.isOnline', defaultMessage: 'Paid online' },
  isOnlineHelp: {
    id: 'payments.form.isOnlineHelp',
    defaultMessage: 'A payment provider confirms each payment.',
  },
  fixed: {
    id: 'payments.form.fixed',
    defaultMessage: 'Payments have been taken with this option, so this can’t be changed.',
  },
  methods: { id: 'payments.form.methods', defaultMessage: 'Order methods' },
  fees: { id: 'payments.form.fees', defaultMessage: 'Provider fee' },
  feesHelp: {
    id: 'payments.form.feesHelp',
    defaultMessage: 'The provider charges you this for each payment. Your guests don’t pay it.',
  },
  feeRate: { id: 'payments.form.feeRate', defaultMessage: 'Percentage' },
  feeFixed: { id: 'payments.form.feeFixed', defaultMessage: 'Fixed amount' },
  accounting: { id: 'payments.form.accounting', defaultMessage: 'Accounting' },
  accountCode: { id: 'payments.form.accountCode', defaultMessage: 'Account code' },
  accountCodeHelp: {
    id: 'payments.form.accountCodeHelp',
    defaultMessage: 'The account in your bookkeeping to which these payments are posted.',
  },
  opensDrawer: { id: 'payments.form.opensDrawer', defaultMessage: 'Opens the drawer' },
  opensDrawerHelp: {
    id: 'payments.form.opensDrawerHelp',
    defaultMessage: 'A payment opens the cash drawer at the receipt printer.',
  },
  tips: { id: 'payments.form.tips', defaultMessage: 'Suggested tips' },
  tipsHelp: {
    id: 'payments.form.tipsHelp',
    defaultMessage:
      'Select at least one to take tips with this option. Any other amount can be entered on the till.',
  },
  isActive: { id: 'payments.form.isActive', defaultMessage: 'Active' },
  isActiveHelp: {
    id: 'payments.form.isActiveHelp',
    defaultMessage: 'Inactive options aren’t offered on the till.',
  },
});

/** Why a field was refused, where the shared messages don't explain it. */
export const formErrorMessages = defineMessages({
  taken: {
    id: 'payments.formError.taken',
    defaultMessage: 'Another payment option already has this name.',
  },
  last_option: {
    id: 'payments.formError.last_option',
    defaultMessage: 'An order method would have no payment option. Activate another one first.',
  },
  paid_with: formMessages.fixed,
  never_online: {
    id: 'payments.formError.never_online',
    defaultMessage: 'Cash, wallets and vouchers are never paid online.',
  },
  'name.too_many': {
    id: 'payments.formError.too_many',
    defaultMessage: 'You’ve reached the limit of 50 payment options.',
  },
  'fee_rate.max_value': {
    id: 'payments.formError.feeRate',
    defaultMessage: 'Enter a percentage from 0 to 10.',
  },
});

/** Messages of the deletion of a payment option. */
export const deleteMessages = defineMessages({
  title: actionMessages.askDelete,
  text: {
    id: 'payments.delete.text',
    defaultMessage: 'The till will no longer offer it. You can’t undo this.',
  },
  confirm: { id: 'payments.delete.confirm', defaultMessage: 'Delete payment option' },
  close: actionMessages.close,
  done: { id: 'payments.delete.done', defaultMessage: '{name} deleted' },
});
