import type { Device } from '@servery/api';
import { useIntl } from 'react-intl';
import { devicesWords as words } from '../../messages/devices.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the unit that fits. */
const agoOf = (ms: number): [number, 'minute' | 'hour' | 'day'] => {
  if (ms < hour) return [-Math.floor(ms / minute), 'minute'];
  if (ms < day) return [-Math.floor(ms / hour), 'hour'];
  return [-Math.floor(ms / day), 'day'];
};

/** An address keeps its order in every script. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** A device in words: what it is, and when and where it was seen. */
export function useDeviceWords() {
  const { formatDate, formatMessage, formatRelativeTime } = useIntl();
  const nameOf = ({ browser, system }: Device): string => {
    if (browser && system) return formatMessage(words.named, { browser, system });
    return browser || system || formatMessage(words.unknown);
  };
  const seenOf = ({ seen_at, is_current }: Device): string => {
    const ms = Date.now() - Date.parse(seen_at);
    if (is_current || ms < 2 * minute) return formatMessage(words.now);
    return formatMessage(words.seen, {
      ago: formatRelativeTime(...agoOf(ms), { numeric: 'auto' }),
    });
  };
  const sinceOf = ({ started_at, network }: Device): string => {
    const when = formatDate(started_at, { dateStyle: 'medium', timeStyle: 'short' });
    const since = formatMessage(words.since, { when });
    if (network === '') return since;
    return `${since} · ${formatMessage(words.network, { network: leftToRight(network) })}`;
  };
  return { nameOf, seenOf, sinceOf };
}
