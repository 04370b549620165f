import { useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';

/** Returns a function that explains why a change of the subscription was refused. */
export const usePricingProblem = () =>
  useProblemText({
    notAllowedNow: problemMessages.notPossible,
    offline: problemMessages.offline,
    other: problemMessages.notSaved,
  });
