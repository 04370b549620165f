import type { OutletPlan } from '@servery/api';
import { Badge, Description, DescriptionList } from '@servery/ui';
import { useIntl } from 'react-intl';
import { outletPlanMessages as messages } from '../../messages/outletPlan.ts';
import { StatusBadge } from '../StatusBadges.tsx';

type Outlet = OutletPlan['outlets'][number];

/** Whether the plan includes an outlet. Only active outlets count. */
function PlanBadge({ outlet }: { outlet: Outlet }) {
  const { formatMessage } = useIntl();
  if (outlet.status !== 'active') return <StatusBadge merchant={outlet} />;
  return outlet.is_read_only ? (
    <Badge tone="warning">{formatMessage(messages.readOnly)}</Badge>
  ) : (
    <Badge tone="success">{formatMessage(messages.open)}</Badge>
  );
}

/** The outlets of a group, with those that are read-only marked. */
export const PlannedOutlets = ({ outlets }: Pick<OutletPlan, 'outlets'>) => (
  <DescriptionList look="pairs">
    {outlets.map((outlet) => (
      <Description key={outlet.merchant.id} term={<bdi>{outlet.merchant.name}</bdi>}>
        <PlanBadge outlet={outlet} />
      </Description>
    ))}
  </DescriptionList>
);
