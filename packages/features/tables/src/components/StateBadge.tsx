import type { Table } from '@servery/api';
import { useMinutesSince } from '@servery/screens';
import {
  AlertIcon,
  Badge,
  BellIcon,
  CheckIcon,
  ClockIcon,
  CustomersIcon,
  ReceiptIcon,
  RefreshIcon,
  type BadgeProps,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { stateMessages as messages } from '../messages/state.ts';

/** The tone and icon of each state, so that it never depends on colour alone. */
export const looks: Record<Table['state'], { tone: BadgeProps['tone']; icon: ReactNode }> = {
  available: { tone: 'success', icon: <CheckIcon /> },
  held: { tone: 'info', icon: <ClockIcon /> },
  occupied: { tone: 'accent', icon: <CustomersIcon /> },
  bill_printed: { tone: 'warning', icon: <ReceiptIcon /> },
  cleaning: { tone: 'neutral', icon: <RefreshIcon /> },
  out_of_service: { tone: 'danger', icon: <AlertIcon /> },
};

/** The whole minutes since a moment, as text. */
export function Since({ at }: { at: string }) {
  const minutes = useMinutesSince(at);
  const { formatMessage } = useIntl();
  return <>{formatMessage(messages.minutes, { minutes })}</>;
}

type TableState = Pick<Table, 'state' | 'since' | 'bill_asked_at' | 'help_asked_at'>;

/** Returns when the oldest open request of a table's guests was made, or null. */
export const requestedAt = ({ bill_asked_at, help_asked_at }: TableState): string | null =>
  [bill_asked_at, help_asked_at].filter((at) => at !== null).toSorted()[0] ?? null;

/** Returns the look of a table. A request of its guests takes precedence over its state. */
export const lookOf = (table: TableState) => {
  const { state, since, bill_asked_at, help_asked_at } = table;
  const requested = requestedAt(table);
  if (requested === null) return { ...looks[state], word: messages[state], since };
  const single = bill_asked_at === null ? messages.help_asked : messages.bill_asked;
  const word = bill_asked_at !== null && help_asked_at !== null ? messages.bill_help_asked : single;
  return { tone: 'warning' as const, icon: <BellIcon />, word, since: requested };
};

/** Badge with the state of a table or the request of its guests, and the time since. */
export function StateBadge({ table }: { table: TableState }) {
  const { formatMessage } = useIntl();
  const { tone, icon, word, since } = lookOf(table);
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(word)}
      {since !== null && (
        <>
          {' · '}
          <Since at={since} />
        </>
      )}
    </Badge>
  );
}
