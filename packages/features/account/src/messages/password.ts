import type { PasswordFault } from '@servery/domain/account';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** What the form for a new password says. */
export const passwordWords = {
  ...defineMessages({
    title: { id: 'account.password.title', defaultMessage: 'Change your password' },
    current: { id: 'account.password.current', defaultMessage: 'Current password' },
    next: { id: 'account.password.next', defaultMessage: 'New password' },
    again: { id: 'account.password.again', defaultMessage: 'New password again' },
    reveal: { id: 'account.password.reveal', defaultMessage: 'Show password' },
    keep: { id: 'account.password.keep', defaultMessage: 'Keep my other devices signed in' },
    keepText: {
      id: 'account.password.keepText',
      defaultMessage:
        'Otherwise they are signed out, which is safer if somebody may know the old one.',
    },
    submit: { id: 'account.password.submit', defaultMessage: 'Change password' },
    rules: { id: 'account.password.rules', defaultMessage: 'The new password' },
    met: { id: 'account.password.met', defaultMessage: 'Done:' },
    unmet: { id: 'account.password.unmet', defaultMessage: 'Still to do:' },
    done: { id: 'account.password.done', defaultMessage: 'Your password is changed.' },
  }),
  doneEnded: defineMessage<{ ended: number }>({
    id: 'account.password.doneEnded',
    defaultMessage:
      'Your password is changed. {ended, plural, one {One other device was} other {# other devices were}} signed out.',
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.password.locked',
    defaultMessage:
      'Too many wrong tries. Try again {minutes, plural, one {in a minute} other {in # minutes}}.',
  }),
};

/** What a new password must be, each shown with a tick once it is. */
export const ruleWords: Record<Exclude<PasswordFault, 'tooLong'> | 'differs', MessageDescriptor> =
  defineMessages({
    tooShort: {
      id: 'account.rule.tooShort',
      defaultMessage: 'has at least 10 characters; a short sentence is good',
    },
    tooCommon: {
      id: 'account.rule.tooCommon',
      defaultMessage: 'is not one that anybody would try first',
    },
    isName: { id: 'account.rule.isName', defaultMessage: 'is not your username' },
    isCurrent: { id: 'account.rule.isCurrent', defaultMessage: 'is not your current password' },
    differs: { id: 'account.rule.differs', defaultMessage: 'is written the same twice' },
  });

/** What is wrong with a field. */
export const faultWords: Record<
  PasswordFault | 'required' | 'wrong' | 'differs',
  MessageDescriptor
> = defineMessages({
  required: { id: 'account.password.required', defaultMessage: 'Fill this in.' },
  wrong: { id: 'account.password.wrong', defaultMessage: 'This is not your current password.' },
  differs: { id: 'account.password.differs', defaultMessage: 'The two are not the same.' },
  tooShort: { id: 'account.fault.tooShort', defaultMessage: 'Use at least 10 characters.' },
  tooLong: { id: 'account.fault.tooLong', defaultMessage: 'Use at most 200 characters.' },
  tooCommon: {
    id: 'account.fault.tooCommon',
    defaultMessage: 'This is among the first that anybody would try. Choose a rarer one.',
  },
  isName: { id: 'account.fault.isName', defaultMessage: 'This is your username.' },
  isCurrent: { id: 'account.fault.isCurrent', defaultMessage: 'This is your current password.' },
});
