import { useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';

/** Returns a function that explains why a change of the profile was refused. */
export const useProfileProblem = () =>
  useProblemText({
    invalid: problemMessages.invalid,
    notFound: problemMessages.notFound,
    offline: problemMessages.offline,
    other: problemMessages.notSaved,
  });
