import { isWrite, markShown, type AnyEndpoint, type Problem } from '@servery/api';
import { toast } from '@servery/ui';
import type { IntlShape } from 'react-intl';
import { appWords as words, crashedText } from '../words.ts';

const readQuietMs = 60_000;
// As long as the toast is on screen.
const writeQuietMs = 1_000;

/**
 * Shows a toast for what the error catalogue has a text for. Calls that fail together show it once,
 * and a read that is repeated shows it once a minute.
 */
export function sayer(formatMessage: IntlShape['formatMessage']) {
  const shownAt = new Map<string, number>();
  const textOf = ({ status, matter: { request_id: number } }: Problem) => {
    if (status === 400) return formatMessage(words.closed);
    if (status === 429) return formatMessage(words.throttled);
    if (status !== 500) return null;
    return number ? formatMessage(crashedText, { number }) : formatMessage(words.crashed);
  };
  return (problem: Problem, to?: AnyEndpoint) => {
    const text = textOf(problem);
    if (text === null) return;
    const isRead = to !== undefined && !isWrite(to);
    const kind = `${isRead} ${problem.status}`;
    const now = performance.now();
    const isQuiet = now - (shownAt.get(kind) ?? -Infinity) < (isRead ? readQuietMs : writeQuietMs);
    if (!isRead || !isQuiet) markShown(problem);
    if (isQuiet) return;
    shownAt.set(kind, now);
    if (problem.status === 500) toast.error({ title: formatMessage(words.unsuccessful), text });
    else toast.warning({ title: formatMessage(words.warning), text });
  };
}
