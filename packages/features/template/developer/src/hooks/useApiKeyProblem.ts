import { useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';

/** Returns a function that explains why a change of an API key was refused. */
export const useApiKeyProblem = () =>
  useProblemText({
    invalid: problemMessages.invalid,
    notFound: problemMessages.notFound,
    offline: problemMessages.offline,
    other: problemMessages.notSaved,
  });
