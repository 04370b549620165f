import { Problem } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { problemMessages } from '../messages/problem.ts';
import { refusalMessages } from '../messages/upload.ts';

const find = (messages: Readonly<Record<string, MessageDescriptor>>, code: string) =>
  Object.hasOwn(messages, code) ? messages[code] : undefined;

/** Returns a function that formats an error; the reason why a file was refused takes precedence. */
export function useProblemText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    const problem = error instanceof Problem ? error : null;
    const refusal = problem?.matter.fields?.['file']?.code ?? '';
    const message = find(refusalMessages, refusal) ?? find(problemMessages, problem?.code ?? '');
    return formatMessage(message ?? problemMessages['other']);
  };
}
