import { useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';

/** Returns a function that explains why a change was refused. */
export const useUserProblem = () =>
  useProblemText({
    forbidden: problemMessages.forbidden,
    invalid: problemMessages.invalid,
    notFound: problemMessages.notFound,
    offline: problemMessages.offline,
    other: problemMessages.notSaved,
  });
