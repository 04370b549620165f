import { switchTable, type Table } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { Banner, Select, Text, toast, FormDrawer } from '@servery/ui';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useFloor } from '@servery/screens/floor';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { stateMessages } from '../../messages/state.ts';
import { tableMessages as messages } from '../../messages/table.ts';

interface SwitchDialogProps {
  table: Table;
  /** Called with the table to which the guests moved. */
  onMoved: (to: Table) => void;
  onClose: () => void;
}

/** Sorts available tables first, then other vacant ones, then taken ones. */
const rankOf = ({ state }: Table): number => (state === 'available' ? 0 : isTaken(state) ? 2 : 1);

/** Asks for the table to move guests to. At a taken table, they join the guests there. */
export function SwitchDialog({ table, onMoved, onClose }: SwitchDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(switchTable);
  const tables = useFloor(table.merchant_id).data?.tables ?? [];
  const others = tables
    .filter(({ id, is_active, linked }) => id !== table.id && is_active && linked.length === 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const targetOf = (value: string | null) => others.find(({ id }) => String(id) === value);
  const isJoined = (target: Table | undefined) => target !== undefined && isTaken(target.state);
  const form = useEndpointForm(switchTable, {
    defaults: { to_table_id: null as string | null },
    toInput: ({ to_table_id }) => {
      const { id: table_id, version } = table;
      const target = targetOf(to_table_id);
      return {
        body: { table_id, version, to_table_id: target?.id ?? null, combine: isJoined(target) },
      };
    },
    send: async (input) => {
      const moved = await trigger(input);
      toast.success({ title: formatMessage(messages.switched, { name: moved.name }) });
      onMoved(moved);
    },
    explain: useProblemText(),
  });
  const target = targetOf(form.values.to_table_id);
  const combine = isJoined(target);
  return (
    <FormDrawer
      title={formatMessage(messages.switchTitle, { name: table.name })}
      action={formatMessage(combine ? messages.combineIt : messages.switchIt)}
      {...form.drawer}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(messages.switchText)}</Text>
      <Select
        label={formatMessage(messages.switchTo)}
        options={others.map(({ id, name, section, state }) => ({
          value: String(id),
          label: [name, section, formatMessage(stateMessages[state])].filter(Boolean).join(' · '),
        }))}
        {...form.message('to_table_id')}
        value={form.values.to_table_id}
        onChange={(value) => form.set('to_table_id', value)}
      />
      {target && combine && (
        <Banner tone="warning">{formatMessage(messages.switchTaken, { name: target.name })}</Banner>
      )}
    </FormDrawer>
  );
}
