import { switchTable, type Table } from '@servery/api';
import { isTaken } from '@servery/domain/tables';
import { Banner, Select, Text, toast, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFloor } from '../../hooks/useFloor.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { stateWords } from '../../messages/state.ts';
import { tableWords as words } from '../../messages/table.ts';

interface SwitchDialogProps {
  table: Table;
  /** The guests sit elsewhere now. */
  onMoved: (to: Table) => void;
  onClose: () => void;
}

/** Asks where guests move; at a table that is taken, that they join who sits there. */
export function SwitchDialog({ table, onMoved, onClose }: SwitchDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(switchTable);
  const { save, trouble, isPending } = useSaving();
  const { data: tables = [] } = useFloor(table.merchant_id);
  const [to, setTo] = useState<string | null>(null);
  const others = tables.filter(
    ({ id, is_active, linked }) => id !== table.id && is_active && linked.length === 0,
  );
  const target = others.find(({ id }) => String(id) === to);
  const combine = target !== undefined && isTaken(target.state);
  const submit = () =>
    target
      ? save(async () => {
          const { id: table_id, version } = table;
          const moved = await trigger({
            body: { table_id, version, to_table_id: target.id, combine },
          });
          toast.success({ title: formatMessage(words.switched, { name: moved.name }) });
          onMoved(moved);
        })
      : Promise.resolve(false);
  return (
    <FormDrawer
      title={formatMessage(words.switchTitle, { name: table.name })}
      action={formatMessage(combine ? words.combineIt : words.switchIt)}
      trouble={trouble}
      isDirty={useChanged(to)}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p">{formatMessage(words.switchText)}</Text>
      <Select
        label={formatMessage(words.switchTo)}
        isRequired
        options={others.map(({ id, name, section, state }) => ({
          value: String(id),
          label: [name, section, formatMessage(stateWords[state])].filter(Boolean).join(' · '),
        }))}
        value={to}
        onChange={setTo}
      />
      {combine && (
        <Banner tone="warning">{formatMessage(words.switchTaken, { name: target.name })}</Banner>
      )}
    </FormDrawer>
  );
}
