import type { Problem } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldWords } from '../messages/field.ts';
import { problemWords } from '../messages/problem.ts';

const wordsFor = (words: Readonly<Record<string, MessageDescriptor>>, code: string) =>
  (Object.hasOwn(words, code) ? words[code] : words['other']) as MessageDescriptor;

/** A problem in words: what went wrong and what to do. */
export function useProblemWords() {
  const { formatMessage } = useIntl();
  return ({ code, matter }: Problem): string => {
    // A wish that nothing is free for comes with the times that are.
    const { current } = matter;
    if (typeof current === 'object' && current !== null && 'times' in current)
      return formatMessage(problemWords.taken);
    // Their table cannot be freed while something is in its cart, or owed.
    const { why, from, orders } = matter.details ?? {};
    const reasons = [why, from, orders && 'unpaid'].filter((it) => typeof it === 'string');
    const named = reasons.find((it) => Object.hasOwn(problemWords, it)) ?? code;
    return formatMessage(wordsFor(problemWords, named));
  };
}

/** What is wrong with each field, in words, by the field's path. */
export function useFieldWords() {
  const { formatMessage } = useIntl();
  return ({ matter }: Problem): Record<string, string> =>
    Object.fromEntries(
      Object.entries(matter.fields ?? {}).map(([field, { code }]) => [
        field,
        formatMessage(wordsFor(fieldWords, code)),
      ]),
    );
}
