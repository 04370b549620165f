import { Problem } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemWords } from '../messages/problem.ts';
import { refusalWords } from '../messages/upload.ts';

const find = (words: Readonly<Record<string, MessageDescriptor>>, code: string) =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** What went wrong, in words: why a file was refused before anything else. */
export function useProblemText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    const problem = error instanceof Problem ? error : null;
    const refusal = problem?.matter.fields?.['file']?.code ?? '';
    const words = find(refusalWords, refusal) ?? find(problemWords, problem?.code ?? '');
    return formatMessage(words ?? problemWords['other']);
  };
}
