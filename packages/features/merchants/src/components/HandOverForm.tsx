import { handOverMerchants } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, ComboBox, FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAgentChoices } from '../hooks/useAgentChoices.ts';
import { useAgentAction } from '../hooks/useAgents.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import {
  agentErrorMessages,
  agentMessages,
  handOverMessages as messages,
} from '../messages/agents.ts';
import { ChoicesState } from './ChoicesState.tsx';

/** Drawer that hands all merchants of one agent over to another. */
export function HandOverForm({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const choices = useAgentChoices();
  const { trigger } = useAgentAction(handOverMerchants);
  const form = useEndpointForm(handOverMerchants, {
    defaults: { from_id: '', to_id: '' },
    toInput: ({ from_id, to_id }) => ({
      body: { from_id: Number(from_id), to_id: Number(to_id) },
    }),
    send: async (input, { to_id }) => {
      const { moved: count } = await trigger(input);
      const to = choices.personOf(to_id)?.name ?? '';
      toast.success({ title: formatMessage(messages.done, { count, to }) });
      onClose();
    },
    explain: useProblemText(),
    messages: agentErrorMessages,
  });
  const { from_id, to_id } = form.values;
  const from = choices.personOf(from_id);
  const to = choices.personOf(to_id);
  const loadHolders = async (search: string) =>
    (await choices.load(search)).map((agent) => ({
      ...choices.optionOf(agent),
      isDisabled: agent.merchants === 0,
    }));
  const loadOthers = async (search: string) =>
    (await choices.load(search)).filter(({ id }) => String(id) !== from_id).map(choices.optionOf);
  const nameOf = (value: string) => choices.personOf(value)?.name ?? value;
  return (
    <FormDrawer
      title={formatMessage(messages.handOver)}
      action={formatMessage(messages.handOver)}
      isReadOnly={!choices.total}
      {...form.drawer}
      onClose={onClose}
    >
      <ChoicesState choices={choices} messages={agentMessages}>
        <ComboBox
          label={formatMessage(messages.from)}
          load={loadHolders}
          labelOf={nameOf}
          {...form.message('from_id')}
          value={from_id || null}
          onChange={(value) => {
            form.set('from_id', value ?? '');
            if (value === to_id) form.set('to_id', '');
          }}
        />
        <ComboBox
          label={formatMessage(messages.to)}
          description={formatMessage(messages.toHelp)}
          load={loadOthers}
          labelOf={nameOf}
          {...form.message('to_id')}
          value={to_id || null}
          onChange={(value) => form.set('to_id', value ?? '')}
        />
        {from && to && (
          <Banner>
            {formatMessage(messages.consequence, {
              count: from.merchants,
              from: from.name,
              to: to.name,
            })}
          </Banner>
        )}
      </ChoicesState>
    </FormDrawer>
  );
}
