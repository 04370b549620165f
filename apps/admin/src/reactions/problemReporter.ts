import { isWrite, markShown, type AnyEndpoint, type Problem } from '@servery/api';
import { toast } from '@servery/ui';
import type { IntlShape } from 'react-intl';
import { appMessages as messages, crashedText } from '../appMessages.ts';

const readQuietMs = 60_000;
// As long as a toast stays on screen.
const writeQuietMs = 1_000;

/**
 * Returns a function that shows a toast for problems with a text in the error catalogue.
 * Simultaneous failures show one toast, and repeated reads one per minute.
 */
export function problemReporter(formatMessage: IntlShape['formatMessage']) {
  const shownAt = new Map<string, number>();
  const textOf = ({ code, status, matter: { request_id: number } }: Problem, to?: AnyEndpoint) => {
    if (code === 'viewOnly' || code === 'merchantClosing') return formatMessage(messages[code]);
    // The plan of a restaurant is none of its guests' business.
    if (code === 'outletReadOnly' && to?.capability !== 'public')
      return formatMessage(messages.outletReadOnly);
    if (status === 400) return formatMessage(messages.closed);
    if (status === 429) return formatMessage(messages.throttled);
    if (status !== 500) return null;
    return number ? formatMessage(crashedText, { number }) : formatMessage(messages.crashed);
  };
  return (problem: Problem, to?: AnyEndpoint) => {
    const text = textOf(problem, to);
    if (text === null) return;
    const isRead = to !== undefined && !isWrite(to);
    const kind = `${isRead} ${problem.status}`;
    const now = performance.now();
    const isQuiet = now - (shownAt.get(kind) ?? -Infinity) < (isRead ? readQuietMs : writeQuietMs);
    if (!isRead || !isQuiet) markShown(problem);
    if (isQuiet) return;
    shownAt.set(kind, now);
    if (problem.status === 500) toast.error({ title: formatMessage(messages.unsuccessful), text });
    else toast.warning({ title: formatMessage(messages.warning), text });
  };
}
