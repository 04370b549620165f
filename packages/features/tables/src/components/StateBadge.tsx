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

type Standing = Pick<Table, 'state' | 'since' | 'bill_asked_at'>;

/** What a table needs most: the bill that its guests asked for comes before how it stands. */
export const lookOf = ({ state, since, bill_asked_at }: Standing) =>
  bill_asked_at === null
    ? { ...looks[state], word: words[state], since }
    : {
        tone: 'warning' as const,
        icon: <BellIcon />,
        word: words.bill_asked,
        since: bill_asked_at,
      };

/** How a table stands, or that its guests wait for the bill, and for how long. */
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
