import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  appMessages,
  cardMessages,
  fieldMessages,
  paymentMessages as sharedPaymentMessages,
  personMessages,
  pictureMessages,
} from '@servery/screens/messages';
import { defineMessage } from 'react-intl';
import { formMessages } from './form.ts';

/** Messages of the account settings. */
export const settingsMessages = defineMessages({
  title: appMessages.accountSettings,
  loading: { id: 'users.settings.loading', defaultMessage: 'Loading account settings…' },
  failed: { id: 'users.settings.failed', defaultMessage: 'Couldn’t load the account settings' },
});

/** Labels of the signed-in person’s details, and messages of their form. */
export const ownProfileMessages = defineMessages({
  title: { id: 'users.own', defaultMessage: 'Your details' },
  saved: { id: 'users.own.saved', defaultMessage: 'Details saved' },
  firstName: personMessages.firstName,
  lastName: personMessages.lastName,
  email: fieldMessages.email,
  company: formMessages.company,
  phone: fieldMessages.phone,
  address: fieldMessages.address,
  state: { id: 'users.own.state', defaultMessage: 'State or region' },
  postcode: fieldMessages.postcode,
  country: personMessages.country,
  language: fieldMessages.language,
  timeZone: fieldMessages.timeZone,
  currency: fieldMessages.currency,
});

/** Errors of the details’ fields. */
export const ownProfileErrorMessages = defineMessages({
  'profile.email.taken': {
    id: 'users.form.email.taken',
    defaultMessage: 'Another user already has this email address.',
  },
});

/** Messages of the picture’s field. */
export const avatarMessages = defineMessages({
  label: fieldMessages.picture,
  reset: { id: 'users.avatar.reset', defaultMessage: 'Reset picture' },
  rules: { id: 'users.avatar.rules', defaultMessage: 'JPEG, PNG, GIF or WebP, up to 800 kB' },
  unread: pictureMessages.unreadable,
});

/** Reasons why a picture is refused. */
export const avatarErrorMessages = defineMessages({
  type: pictureMessages.wrongType,
  empty: pictureMessages.emptyFile,
  size: { id: 'users.avatar.size', defaultMessage: '{name} is larger than 800 kB.' },
});

/** Messages of deleting the account. */
export const deleteAccountMessages = defineMessages({
  title: actionMessages.deleteAccount,
  text: {
    id: 'users.ownDelete.text',
    defaultMessage:
      'You can change your mind for 30 days. After that, your data can’t be restored.',
  },
  confirm: {
    id: 'users.ownDelete.confirm',
    defaultMessage: 'I confirm that I want to delete my account',
  },
  missing: { id: 'users.ownDelete.missing', defaultMessage: 'Confirm that you want to delete it.' },
  ask: { id: 'users.ownDelete.ask', defaultMessage: 'Delete your account?' },
  askText: {
    id: 'users.ownDelete.ask.text',
    defaultMessage: 'Your account will be deleted in 30 days, with all its data and API keys.',
  },
  requested: { id: 'users.ownDelete.requested', defaultMessage: 'Account deletion requested' },
  keep: { id: 'users.ownDelete.keep', defaultMessage: 'Keep account' },
  kept: { id: 'users.ownDelete.kept', defaultMessage: 'Account kept' },
});

/** When the account will be deleted. */
export const deletesAtMessage = defineMessage<{ date: string }>({
  id: 'users.ownDelete.on',
  defaultMessage: 'Your account will be deleted on {date}',
});

/** Messages of the choice of how the plan is paid for. */
export const paymentMessages = defineMessages({
  title: { id: 'users.payment', defaultMessage: 'Payment of the plan' },
  saved: { id: 'users.payment.saved', defaultMessage: 'Payment saved' },
  card: cardMessages.card,
  email: { id: 'users.payment.email', defaultMessage: 'Email of your PayPal account' },
});

/** Explanations of the ways to pay. */
export const paymentTextMessages = defineMessages({
  card: { id: 'users.payment.card.text', defaultMessage: 'Charges the primary card.' },
  paypal: { id: 'users.payment.paypal.text', defaultMessage: 'Charges your PayPal account.' },
});

/** Hints about the browser’s permission to show notifications. */
export const permissionHintMessages = defineMessages({
  ask: {
    id: 'users.permission.ask',
    defaultMessage: 'Your browser doesn’t show notifications yet',
  },
  askText: {
    id: 'users.permission.ask.text',
    defaultMessage: 'Allow them to get notifications in this browser.',
  },
  allow: { id: 'users.permission.allow', defaultMessage: 'Allow notifications' },
  denied: { id: 'users.permission.denied', defaultMessage: 'Your browser blocks notifications' },
  deniedText: {
    id: 'users.permission.denied.text',
    defaultMessage:
      'Allow notifications for this site in the settings of your browser, then check again.',
  },
  recheck: sharedPaymentMessages.check,
  unsupported: {
    id: 'users.permission.unsupported',
    defaultMessage: 'This browser can’t show notifications',
  },
  unsupportedText: {
    id: 'users.permission.unsupported.text',
    defaultMessage: 'Choose another way for the notifications that you need.',
  },
});
