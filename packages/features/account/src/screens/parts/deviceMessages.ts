import type { Device } from '@servery/api';
import { useIntl } from 'react-intl';
import { devicesMessages as messages } from '../../messages/devices.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a duration as a negative number of the largest unit that fits. */
const agoOf = (ms: number): [number, 'minute' | 'hour' | 'day'] => {
  if (ms < hour) return [-Math.floor(ms / minute), 'minute'];
  if (ms < day) return [-Math.floor(ms / hour), 'hour'];
  return [-Math.floor(ms / day), 'day'];
};

/** Isolates a network address, so that right-to-left text doesn't reorder it. */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** Returns functions that describe a device: its name, and when and where it was seen. */
export function useDeviceMessages() {
  const { formatDate, formatMessage, formatRelativeTime } = useIntl();
  const nameOf = ({ browser, system }: Device): string => {
    if (browser && system) return formatMessage(messages.named, { browser, system });
    return browser || system || formatMessage(messages.unknown);
  };
  const seenOf = ({ seen_at, is_current }: Device): string => {
    const ms = Date.now() - Date.parse(seen_at);
    if (is_current || ms < 2 * minute) return formatMessage(messages.now);
    return formatMessage(messages.seen, {
      ago: formatRelativeTime(...agoOf(ms), { numeric: 'auto' }),
    });
  };
  const sinceOf = ({ started_at, network }: Device): string => {
    const when = formatDate(started_at, { dateStyle: 'medium', timeStyle: 'short' });
    const since = formatMessage(messages.since, { when });
    if (network === '') return since;
    return `${since} · ${formatMessage(messages.network, { network: leftToRight(network) })}`;
  };
  return { nameOf, seenOf, sinceOf };
}
