import { changeTable, type Table } from '@servery/api';
import { CheckboxGroup, Checkbox, Text, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSaving } from '../hooks/useSaving.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { actWords as words } from '../messages/act.ts';
import type { TableDialogProps } from './SeatDialog.tsx';

/** Whether a table can be linked to another: in service, and in no group yet. */
const isFree = (table: Table): boolean => table.is_active && table.linked.length === 0;

/** Asks which tables are used as one with a table. */
export function LinkDialog({
  table,
  tables,
  onClose,
}: TableDialogProps & { tables: readonly Table[] }) {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(changeTable);
  const { save, trouble, isPending } = useSaving();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { id, version, name, section } = table;
  const others = tables.filter((one) => one.id !== id && one.section === section && isFree(one));
  const submit = () =>
    chosen.length > 0
      ? save(async () => {
          const table_ids = chosen.map(Number);
          await trigger({ params: { id }, body: { action: 'link', version, table_ids } });
          onClose();
        })
      : Promise.resolve(false);
  return (
    <FormDrawer
      title={formatMessage(words.linkTitle, { name })}
      action={formatMessage(words.linkIt, { count: chosen.length })}
      trouble={trouble}
      isDirty={useChanged(chosen)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(others.length > 0 ? words.linkText : words.noOthers)}</Text>
      {others.length > 0 && (
        <CheckboxGroup label={formatMessage(words.link)} value={chosen} onChange={setChosen}>
          {others.map((one) => (
            <Checkbox key={one.id} value={String(one.id)}>
              {one.name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </FormDrawer>
  );
}
