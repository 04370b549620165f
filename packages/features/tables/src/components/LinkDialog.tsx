import { changeTable, type Table } from '@servery/api';
import { CheckboxGroup, Checkbox, Text, FormDrawer } from '@servery/ui';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { actMessages as messages } from '../messages/act.ts';
import type { TableDialogProps } from './SeatDialog.tsx';

/** Whether a table can be linked to another: in service and not in a group yet. */
const isFree = (table: Table): boolean => table.is_active && table.linked.length === 0;

/** Asks which tables to link to a table. */
export function LinkDialog({
  table,
  tables,
  onClose,
}: TableDialogProps & { tables: readonly Table[] }) {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(changeTable);
  const { id, version, name, section } = table;
  const others = tables.filter((one) => one.id !== id && one.section === section && isFree(one));
  const form = useEndpointForm(changeTable, {
    defaults: { table_ids: [] as string[] },
    toInput: ({ table_ids }) => ({
      params: { id },
      body: { action: 'link' as const, version, table_ids: table_ids.map(Number) },
    }),
    send: async (input) => {
      await trigger(input);
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.linkTitle, { name })}
      action={formatMessage(messages.linkIt, { count: form.values.table_ids.length })}
      {...form.drawer}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(others.length > 0 ? messages.linkText : messages.noOthers)}</Text>
      {others.length > 0 && (
        <CheckboxGroup label={formatMessage(messages.link)} {...form.field('table_ids')}>
          {others.map((other) => (
            <Checkbox key={other.id} value={String(other.id)}>
              {other.name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </FormDrawer>
  );
}
