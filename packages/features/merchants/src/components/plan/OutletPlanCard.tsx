import type { Named, OutletPlan } from '@servery/api';
import { useRights, useUser } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import { Button, Card, Stack, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { activeOutlets } from '../../activeOutlets.ts';
import { useOutletPlan } from '../../hooks/useOutletPlan.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { outletPlanMessages as messages } from '../../messages/outletPlan.ts';
import { PlannedOutlets } from './PlannedOutlets.tsx';

const ChooseOutletsForm = lazy(async () => ({
  default: (await import('./ChooseOutletsForm.tsx')).ChooseOutletsForm,
}));
const OutletLimitForm = lazy(async () => ({
  default: (await import('./OutletLimitForm.tsx')).OutletLimitForm,
}));

interface OutletPlanCardProps {
  /** The supermerchant who owns the group. */
  owner: Named;
  level: 2 | 3;
}

/** How many outlets the plan includes, and which ones. */
function PlanSummary({ plan }: { plan: OutletPlan }) {
  const { formatMessage } = useIntl();
  if (plan.outlets_included === null)
    return <Text tone="muted">{formatMessage(messages.noLimit)}</Text>;
  const active = activeOutlets(plan);
  const open = active.filter((outlet) => !outlet.is_read_only);
  return (
    <Stack gap="m">
      <Text weight="bold">
        {formatMessage(messages.included, { included: open.length, count: active.length })}
      </Text>
      {open.length < active.length && (
        <Text tone="muted">{formatMessage(messages.readOnlyHelp)}</Text>
      )}
      <PlannedOutlets outlets={plan.outlets} />
    </Stack>
  );
}

/**
 * The outlets that the plan of a group includes. Its owner chooses them, and administrators change
 * their number. Shows nothing to an owner whose plan has no limit.
 */
export function OutletPlanCard({ owner, level }: OutletPlanCardProps) {
  const { formatMessage } = useIntl();
  const can = useRights();
  const { data: user } = useUser();
  const isOwner = user?.id === owner.id;
  const { data: plan, error, mutate } = useOutletPlan(owner.id);
  const explain = useProblemText();
  // The version that is edited stays, even if the plan reloads.
  const [edited, setEdited] = useState<OutletPlan | null>(null);
  if (isOwner && (!plan || plan.outlets_included === null) && !error) return null;
  const canChoose =
    isOwner && plan && activeOutlets(plan).length > (plan.outlets_included ?? Infinity);
  const canLimit = plan && can('platform.manage');
  const Form = isOwner ? ChooseOutletsForm : OutletLimitForm;
  return (
    <Card
      title={formatMessage(isOwner ? messages.title : messages.titleOf, owner)}
      level={level}
      actions={
        (canChoose || canLimit) && (
          <Button size="s" onPress={() => setEdited(plan)}>
            {formatMessage(isOwner ? messages.chooseDots : messages.limitDots)}
          </Button>
        )
      }
    >
      {plan ? (
        <PlanSummary plan={plan} />
      ) : (
        <LoadState
          error={error}
          lines={3}
          level={3}
          title={formatMessage(messages.failed)}
          explain={explain}
          onRetry={mutate}
        />
      )}
      <Suspense fallback={null}>
        {edited && (
          <Form
            plan={edited}
            onCurrent={(now) => {
              setEdited(now);
              void mutate(now, { revalidate: false });
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}
