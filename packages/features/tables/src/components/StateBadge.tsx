import type { Table } from '@servery/api';
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
import { useMinutesSince } from '../hooks/useMinutesSince.ts';
import { stateWords as words } from '../messages/state.ts';

/** How each state looks: never by its colour alone. */
export const looks: Record<Table['state'], { tone: BadgeProps['tone']; icon: ReactNode }> = {
  available: { tone: 'success', icon: <CheckIcon /> },
  held: { tone: 'info', icon: <ClockIcon /> },
  occupied: { tone: 'accent', icon: <CustomersIcon /> },
  bill_printed: { tone: 'warning', icon: <ReceiptIcon /> },
  cleaning: { tone: 'neutral', icon: <RefreshIcon /> },
  out_of_service: { tone: 'danger', icon: <AlertIcon /> },
};

/** Whole minutes since a moment, in words. */
export function Since({ at }: { at: string }) {
  const minutes = useMinutesSince(at);
  const { formatMessage } = useIntl();
  return <>{formatMessage(words.minutes, { minutes })}</>;
}

type Standing = Pick<Table, 'state' | 'since' | 'bill_asked_at' | 'help_asked_at'>;

/** Since when the guests of a table have been waiting for an answer; null if they aren't. */
export const askedAt = ({ bill_asked_at, help_asked_at }: Standing): string | null =>
  [bill_asked_at, help_asked_at].filter((at) => at !== null).toSorted()[0] ?? null;

/** What a table needs most: what its guests asked for comes before how it stands. */
export const lookOf = (table: Standing) => {
  const { state, since, bill_asked_at, help_asked_at } = table;
  const asked_at = askedAt(table);
  if (asked_at === null) return { ...looks[state], word: words[state], since };
  const asked = bill_asked_at === null ? words.help_asked : words.bill_asked;
  const word = bill_asked_at !== null && help_asked_at !== null ? words.bill_help_asked : asked;
  return { tone: 'warning' as const, icon: <BellIcon />, word, since: asked_at };
};

/** How a table stands, or what its guests asked for, and for how long. */
export function StateBadge({ table }: { table: Standing }) {
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
