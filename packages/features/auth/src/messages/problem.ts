import { defineMessage, defineMessages } from 'react-intl';

/** Why a form was refused that no field is to blame for. */
export const problemWords = {
  ...defineMessages({
    codeSpoilt: {
      id: 'auth.problem.codeSpoilt',
      defaultMessage: 'Too many wrong codes: this one no longer counts. Ask for a new one.',
    },
    credentials: {
      id: 'auth.problem.credentials',
      defaultMessage: 'This address and password do not belong together.',
    },
    link: {
      id: 'auth.problem.link',
      defaultMessage: 'This link does not work any more. Ask for a new one.',
    },
    offline: {
      id: 'auth.problem.offline',
      defaultMessage: 'No connection. Check the network and try again.',
    },
    failed: {
      id: 'auth.problem.failed',
      defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    },
  }),
  locked: defineMessage<{ seconds: number }>({
    id: 'auth.problem.locked',
    defaultMessage: 'Too many tries. Try again in {seconds, number} s.',
  }),
};
