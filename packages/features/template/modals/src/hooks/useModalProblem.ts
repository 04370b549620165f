import { useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';

/** Returns a function that explains why a change was refused. */
export const useModalProblem = () =>
  useProblemText({
    invalid: problemMessages.invalid,
    notAllowedNow: problemMessages.notPossible,
    notFound: problemMessages.notFound,
    offline: problemMessages.offline,
    other: problemMessages.notSaved,
  });
