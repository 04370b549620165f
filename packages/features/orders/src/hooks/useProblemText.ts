import type { Problem } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { capabilityMessages, splitProblemMessages } from '@servery/screens/messages';
import {
  combineMessages,
  limitMessages,
  problemMessages,
  stockMessages,
  taxClassMessages,
  uncombineProblemMessages,
} from '../messages/problems.ts';

/** Returns a message by key, or undefined for a key that a newer server may have added. */
const find = (messages: Readonly<Partial<Record<string, MessageDescriptor>>>, key: string) =>
  Object.hasOwn(messages, key) ? messages[key] : undefined;

const because = (
  messages: Readonly<Record<string, MessageDescriptor>>,
  { why, number }: { why: string; number: string },
): [MessageDescriptor?, Record<string, string>?] => [find(messages, why), { number }];

/**
 * Returns the message and its values for a problem whose details are more specific than its code.
 */
function preciseOf({
  code,
  matter,
}: Problem): [MessageDescriptor?, Record<string, string | number>?] {
  if (code === 'itemUnavailable' && matter.details) {
    const { name, left, why } = matter.details;
    if (left) return [stockMessages.tooFewLeft, { name, left }];
    if (why) return [taxClassMessages.unknownTaxClass, { name }];
  }
  if (code === 'cannotCombine' && matter.details) return because(combineMessages, matter.details);
  if (code === 'cannotSplit' && matter.details)
    return because(splitProblemMessages, matter.details);
  if (code === 'cannotUncombine' && matter.details)
    return because(uncombineProblemMessages, matter.details);
  const [field] = Object.values(matter.fields ?? {});
  return [field && find(limitMessages, field.code)];
}

/** Returns a function that formats a problem as a message with a next step. */
export function useProblemText() {
  const { formatMessage } = useIntl();
  return (problem: Problem): string => {
    const [precise, values] = preciseOf(problem);
    return formatMessage(precise ?? problemMessages[problem.code], values);
  };
}

/**
 * Returns a function that formats the permission whose lack caused a `forbidden` problem; null if
 * the problem doesn't name it.
 */
export function useMissingRight() {
  const { formatMessage } = useIntl();
  return ({ code, matter }: Problem): string | null => {
    const capability = code === 'forbidden' ? matter.details?.capability : undefined;
    const message = capability && find(capabilityMessages, capability);
    return message ? formatMessage(message) : null;
  };
}
