import { defineMessage, defineMessages } from 'react-intl';

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
    offline: {
      id: 'auth.problem.offline',
      defaultMessage: 'Couldn’t connect. Check your network and try again.',
    },
    failed: {
      id: 'auth.problem.failed',
      defaultMessage: 'Something went wrong on our end. Try again in a moment.',
    },
  }),
  locked: defineMessage<{ seconds: number }>({
    id: 'auth.problem.locked',
    defaultMessage: 'Too many attempts. Try again in {seconds, number} s.',
  }),
};
