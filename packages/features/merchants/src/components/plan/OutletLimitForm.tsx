import { currentOf, outletPlan, setOutletLimit } from '@servery/api';
import { NumberField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Text, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { activeOutlets } from '../../activeOutlets.ts';
import { useSetOutletLimit } from '../../hooks/useOutletPlan.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { outletLimitMessages as messages, outletPlanMessages } from '../../messages/outletPlan.ts';
import type { PlanFormProps } from './ChooseOutletsForm.tsx';

/** Drawer that sets how many outlets the plan of a group includes. */
export function OutletLimitForm({ plan, onCurrent, onClose }: PlanFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useSetOutletLimit();
  const { id, version, name } = plan;
  const form = useEndpointForm(setOutletLimit, {
    defaults: { outlets_included: plan.outlets_included },
    toInput: ({ outlets_included }) => ({ params: { id }, body: { version, outlets_included } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    onRefused: (problem) => {
      const now = currentOf(outletPlan, problem);
      if (now) onCurrent(now);
    },
  });
  const { outlets_included: included } = form.values;
  const surplus = Math.max(0, activeOutlets(plan).length - (included ?? Infinity));
  return (
    <FormDrawer
      title={formatMessage(outletPlanMessages.titleOf, { name })}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      <NumberField
        label={formatMessage(messages.label)}
        description={formatMessage(messages.help)}
        decrementLabel={formatMessage(messages.fewer)}
        incrementLabel={formatMessage(messages.more)}
        {...form.field('outlets_included')}
        isRequired={false}
      />
      <Text as="p" tone="muted">
        {formatMessage(messages.consequence, { count: surplus })}
      </Text>
    </FormDrawer>
  );
}
