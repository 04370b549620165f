import type { User } from '@servery/api/template';
import { LoadError } from '@servery/screens';
import { Skeleton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAllUsers } from '../hooks/useUsers.ts';
import { statMessages as messages } from '../messages/list.ts';
import { stat, statFigure, statLabel, stats } from './list.css.ts';

const counts = {
  total: () => true,
  paid: ({ currentPlan }: User) => currentPlan !== 'basic',
  active: ({ status }: User) => status === 'active',
  pending: ({ status }: User) => status === 'pending',
} as const;
const names = Object.keys(counts) as (keyof typeof counts)[];

/** The numbers of users by plan and status, regardless of the filters. */
export function UserStats() {
  const { formatMessage, formatNumber } = useIntl();
  const { data, error, mutate } = useAllUsers();
  if (error && !data)
    return <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />;
  return (
    <section aria-label={formatMessage(messages.title)} aria-busy={!data}>
      <dl className={stats}>
        {names.map((name) => (
          <div key={name} className={stat}>
            <dt className={statLabel}>{formatMessage(messages[name])}</dt>
            <dd className={statFigure}>
              {data ? formatNumber(data.filter(counts[name]).length) : <Skeleton width="third" />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
