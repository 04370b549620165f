import type { PasswordFault } from '@servery/domain/account';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { problemMessages, signInMessages } from '@servery/screens/messages';

/** Messages of the form for a new password. */
export const passwordMessages = {
  ...defineMessages({
    title: { id: 'account.password.title', defaultMessage: 'Change your password' },
    current: signInMessages.currentPassword,
    next: signInMessages.newPassword,
    again: signInMessages.repeatPassword,
    reveal: signInMessages.showPassword,
    keep: { id: 'account.password.keep', defaultMessage: 'Keep my other devices signed in' },
    keepText: {
      id: 'account.password.keepText',
      defaultMessage:
        'Otherwise they’ll be signed out, which is safer if someone else may know your old password.',
    },
    submit: { id: 'account.password.submit', defaultMessage: 'Change password' },
    rules: { id: 'account.password.rules', defaultMessage: 'Your new password must' },
    met: { id: 'account.password.met', defaultMessage: 'Met:' },
    unmet: { id: 'account.password.unmet', defaultMessage: 'Not met:' },
    done: { id: 'account.password.done', defaultMessage: 'Password changed.' },
  }),
  doneEnded: defineMessage<{ ended: number }>({
    id: 'account.password.doneEnded',
    defaultMessage:
      'Password changed. {ended, plural, one {# other device was} other {# other devices were}} signed out.',
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.password.locked',
    defaultMessage:
      'Too many attempts. Try again {minutes, plural, one {in a minute} other {in # minutes}}.',
  }),
};

/** Rules for a new password; each gets a tick once it is met. */
export const ruleMessages: Record<
  Exclude<PasswordFault, 'tooLong'> | 'differs',
  MessageDescriptor
> = defineMessages({
  tooShort: {
    id: 'account.rule.tooShort',
    defaultMessage: 'be at least 10 characters long; a short sentence works well',
  },
  tooCommon: {
    id: 'account.rule.tooCommon',
    defaultMessage: 'not be a common password',
  },
  isName: { id: 'account.rule.isName', defaultMessage: 'not be your username' },
  isCurrent: {
    id: 'account.rule.isCurrent',
    defaultMessage: 'be different from your current password',
  },
  differs: { id: 'account.rule.differs', defaultMessage: 'match in both fields' },
});

/** Errors of the password fields. */
export const faultMessages: Record<
  PasswordFault | 'required' | 'wrong' | 'differs',
  MessageDescriptor
> = defineMessages({
  required: problemMessages.required,
  wrong: signInMessages.wrongPassword,
  differs: signInMessages.passwordsDiffer,
  tooShort: { id: 'account.fault.tooShort', defaultMessage: 'Use at least 10 characters.' },
  tooLong: problemMessages.max200,
  tooCommon: {
    id: 'account.fault.tooCommon',
    defaultMessage: 'This password is too easy to guess. Choose a less common one.',
  },
  isName: { id: 'account.fault.isName', defaultMessage: 'Your password can’t be your username.' },
  isCurrent: {
    id: 'account.fault.isCurrent',
    defaultMessage: 'Choose a password different from your current one.',
  },
});
