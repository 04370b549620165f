import type { Table } from '@servery/api';
import {
  AlertIcon,
  Badge,
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

/** How a table stands, and for how long. */
export function StateBadge({ table: { state, since } }: { table: Pick<Table, 'state' | 'since'> }) {
  const { formatMessage } = useIntl();
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {formatMessage(words[state])}
      {since !== null && (
        <>
          {' · '}
          <Since at={since} />
        </>
      )}
    </Badge>
  );
}
