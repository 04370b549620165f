import type { Problem } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemWords } from '../messages/problem.ts';

const words: Readonly<Record<string, MessageDescriptor>> = problemWords;

/** A problem in words: what went wrong and what to do. */
export function useProblemWords() {
  const { formatMessage } = useIntl();
  return ({ code, matter }: Problem): string => {
    const [field] = Object.values(matter.fields ?? {});
    const named = [matter.details?.['why'], field?.code, code].find(
      (one) => typeof one === 'string' && Object.hasOwn(words, one),
    ) as string | undefined;
    return formatMessage(words[named ?? 'other']!);
  };
}
