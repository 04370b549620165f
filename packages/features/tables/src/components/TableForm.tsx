import { createTable, tableShapes, updateTable, type Table } from '@servery/api';
import { sizeOf } from '@servery/domain/tables';
import { Segment, Segmented, TextField, toast, FormDrawer } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { commonMessages } from '../messages/common.ts';
import { fieldMessages } from '../messages/fields.ts';
import { formMessages as messages } from '../messages/form.ts';
import { freePlace } from '../freePlace.ts';
import * as styles from './page.css.ts';

export interface TableFormProps {
  /** The table to edit; null for a new one. */
  table: Table | null;
  tables: readonly Table[];
  /** The initial section of a new table. */
  section: string;
  merchant_id: number | null;
  onClose: () => void;
}

/** Drawer with the form of a table: its name, section, seats and shape. */
export function TableForm({ table, tables, section: first, merchant_id, onClose }: TableFormProps) {
  const { formatMessage } = useIntl();
  const to = table ? updateTable : createTable;
  const { trigger } = useTableAction(to);
  const form = useEndpointForm(to, {
    defaults: {
      name: table?.name ?? '',
      section: table?.section ?? first,
      seats_min: table?.seats_min ?? 1,
      seats_max: table?.seats_max ?? 4,
      shape: table?.shape ?? 'square',
    },
    toInput: (values) => {
      const section = values.section.trim();
      const isMoved = !table || table.section !== section;
      const others = tables.filter((one) => one.id !== table?.id && one.section === section);
      const size = sizeOf({ shape: values.shape, seats_max: values.seats_max ?? 1 });
      const place = isMoved ? freePlace(size, others) : { x: table.x, y: table.y };
      const input = { ...values, ...place };
      return table
        ? { params: { id: table.id }, body: { version: table.version, ...input } }
        : { body: { merchant_id, ...input } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(commonMessages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
  });
  const steps = {
    decrementLabel: formatMessage(commonMessages.fewer),
    incrementLabel: formatMessage(commonMessages.more),
  };

  return (
    <FormDrawer
      title={
        table
          ? formatMessage(messages.editTitle, { name: table.name })
          : formatMessage(messages.create)
      }
      action={formatMessage(table ? commonMessages.save : messages.create)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.name)}
        description={formatMessage(messages.nameHelp)}
        {...form.field('name')}
      />
      <TextField
        label={formatMessage(messages.section)}
        description={formatMessage(messages.sectionHelp)}
        {...form.field('section')}
      />
      <div className={styles.pair}>
        <NumberField
          label={formatMessage(messages.seatsMin)}
          {...form.field('seats_min')}
          {...steps}
        />
        <NumberField
          label={formatMessage(messages.seatsMax)}
          {...form.field('seats_max')}
          {...steps}
        />
      </div>
      <Segmented label={formatMessage(messages.shape)} {...form.field('shape')}>
        {tableShapes.map((shape) => (
          <Segment key={shape} value={shape}>
            {formatMessage(messages[shape])}
          </Segment>
        ))}
      </Segmented>
    </FormDrawer>
  );
}
