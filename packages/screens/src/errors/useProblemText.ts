import { reasonOf, type Problem } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';

/** Messages by the code of a problem or its reason. */
type ProblemMessages = Readonly<Record<string, MessageDescriptor>> & {
  /** The message of all other problems. */
  readonly other: MessageDescriptor;
};

/**
 * Returns a function that formats a problem as a message with a next step. `keysOf` returns the keys
 * of messages that are more specific than the problem's code, the most specific first; by default
 * the reason why an action isn't possible now. Keys without a message are skipped, because a newer
 * server may have added them.
 */
export function useProblemText(
  messages: ProblemMessages,
  keysOf: (problem: Problem) => readonly (string | undefined)[] = (problem) => [reasonOf(problem)],
) {
  const { formatMessage } = useIntl();
  return (problem: Problem): string => {
    const keys = [...keysOf(problem), problem.code];
    const key = keys.find((name) => name !== undefined && Object.hasOwn(messages, name));
    return formatMessage(messages[key ?? 'other']!);
  };
}
