import { isWrite, type AnyEndpoint, type Problem } from '@servery/api';
import { toast } from '@servery/ui';
import type { IntlShape } from 'react-intl';
import { appWords as words, crashedText } from '../words.ts';

const quietMs = 60_000;

/** Says in a toast what the error catalogue has a text for. A read that is tried over and over says it once a minute. */
export function sayer(formatMessage: IntlShape['formatMessage']) {
  const said = new Map<number, number>();
  const textOf = ({ status, matter: { request_id: number } }: Problem) => {
    if (status === 400) return formatMessage(words.closed);
    if (status === 429) return formatMessage(words.throttled);
    if (status !== 500) return null;
    return number ? formatMessage(crashedText, { number }) : formatMessage(words.crashed);
  };
  return (problem: Problem, to?: AnyEndpoint) => {
    const text = textOf(problem);
    if (text === null) return;
    if (to && !isWrite(to)) {
      const last = said.get(problem.status) ?? -Infinity;
      if (performance.now() - last < quietMs) return;
      said.set(problem.status, performance.now());
    }
    if (problem.status === 500) toast.error({ title: formatMessage(words.unsuccessful), text });
    else toast.warning({ title: formatMessage(words.warning), text });
  };
}
