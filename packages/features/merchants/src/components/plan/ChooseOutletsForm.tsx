import { chooseOutlets, currentOf, outletPlan, type OutletPlan } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { Checkbox, CheckboxGroup, FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { activeOutlets } from '../../activeOutlets.ts';
import { useChooseOutlets } from '../../hooks/useOutletPlan.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { outletChoiceMessages as messages } from '../../messages/outletPlan.ts';

/** The props of a form that changes a plan. */
export interface PlanFormProps {
  plan: OutletPlan;
  /** Called with the plan as it is now, if someone else has changed it. */
  onCurrent: (plan: OutletPlan) => void;
  onClose: () => void;
}

const idsOf = (outlets: OutletPlan['outlets']): string[] =>
  outlets.map(({ merchant }) => String(merchant.id));
const openIn = (plan: OutletPlan): string[] =>
  idsOf(activeOutlets(plan).filter((outlet) => !outlet.is_read_only));

/** Drawer that chooses which outlets of the group stay open. */
export function ChooseOutletsForm({ plan, onCurrent, onClose }: PlanFormProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useChooseOutlets();
  const { id, version } = plan;
  const included = plan.outlets_included ?? 0;
  const all = idsOf(activeOutlets(plan));
  const form = useEndpointForm(chooseOutlets, {
    defaults: { outlets: openIn(plan) },
    toInput: ({ outlets }) => ({ params: { id }, body: { version, outlets: outlets.map(Number) } }),
    send: async (input) => {
      await trigger(input);
      toast.success({ title: formatMessage(messages.saved) });
      onClose();
    },
    explain: useProblemText(),
    messages: {
      'outlets.count': formatMessage(messages.wrongCount, { included }),
      'outlets.min_length': formatMessage(messages.wrongCount, { included }),
      'outlets.unknown': messages.unknown,
    },
    onRefused: (problem) => {
      const now = currentOf(outletPlan, problem);
      if (!now) return;
      // The choice was based on the earlier outlets.
      form.set('outlets', openIn(now));
      onCurrent(now);
    },
  });
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      <CheckboxGroup
        label={formatMessage(messages.label)}
        description={formatMessage(messages.help, {
          chosen: form.values.outlets.length,
          included,
        })}
        {...form.message('outlets')}
        value={form.values.outlets}
        // In the order of the plan, so that the same choice isn't a change.
        onChange={(outlets) =>
          form.set(
            'outlets',
            all.filter((id) => outlets.includes(id)),
          )
        }
      >
        {activeOutlets(plan).map(({ merchant }) => (
          <Checkbox key={merchant.id} value={String(merchant.id)}>
            <bdi>{merchant.name}</bdi>
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FormDrawer>
  );
}
