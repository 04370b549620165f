import { defineMessage, defineMessages } from 'react-intl';
import { errorMessages } from '@servery/screens/messages';

/** Messages of problems that no field caused. */
export const problemMessages = {
  ...defineMessages({
    codeSpoilt: {
      id: 'auth.problem.codeSpoilt',
      defaultMessage: 'Too many incorrect codes. This one is no longer valid. Request a new one.',
    },
    credentials: {
      id: 'auth.problem.credentials',
      defaultMessage: 'Incorrect email address or password.',
    },
    link: {
      id: 'auth.problem.link',
      defaultMessage: 'This link is no longer valid. Request a new one.',
    },
    offline: errorMessages.offline,
    failed: errorMessages.text,
  }),
  locked: defineMessage<{ seconds: number }>({
    id: 'auth.problem.locked',
    defaultMessage: 'Too many attempts. Try again in {seconds, number} s.',
  }),
};
