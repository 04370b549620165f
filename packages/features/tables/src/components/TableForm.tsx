import { createTable, tableShapes, updateTable, type Table, type TableShape } from '@servery/api';
import { sizeOf } from '@servery/domain/tables';
import { Segment, Segmented, TextField, toast, useChanged } from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSaving } from '../hooks/useSaving.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { commonWords } from '../messages/common.ts';
import { formWords as words } from '../messages/form.ts';
import { freePlace } from '../freePlace.ts';
import * as styles from './page.css.ts';

export interface TableFormProps {
  /** The one that is edited; a new one is made without it. */
  table: Table | null;
  tables: readonly Table[];
  /** The section that a new one stands in at first. */
  section: string;
  merchant_id: number | null;
  onClose: () => void;
}

/** What a table is called, where it stands and how many it seats. */
export function TableForm({ table, tables, section: first, merchant_id, onClose }: TableFormProps) {
  const { formatMessage } = useIntl();
  const create = useTableAction(createTable);
  const update = useTableAction(updateTable);
  const { save, errors, trouble, isPending } = useSaving();
  const [name, setName] = useState(table?.name ?? '');
  const [section, setSection] = useState(table?.section ?? first);
  const [seats_min, setMin] = useState(table?.seats_min ?? 1);
  const [seats_max, setMax] = useState(table?.seats_max ?? 4);
  const [shape, setShape] = useState<TableShape>(table?.shape ?? 'square');

  const submit = () =>
    save(async () => {
      const size = sizeOf({ shape, seats_max });
      const isMoved = !table || table.section !== section.trim();
      const others = tables.filter((one) => one.id !== table?.id && one.section === section.trim());
      const place = isMoved ? freePlace(size, others) : { x: table.x, y: table.y };
      const wish = { name, section, seats_min, seats_max, shape, ...place };
      const made = table
        ? await update.trigger({
            params: { id: table.id },
            body: { version: table.version, ...wish },
          })
        : await create.trigger({ body: { merchant_id, ...wish } });
      toast.success({ title: formatMessage(commonWords.saved, { name: made.name }) });
      onClose();
    });
  const steps = {
    decrementLabel: formatMessage(commonWords.fewer),
    incrementLabel: formatMessage(commonWords.more),
  };

  return (
    <FormDrawer
      title={
        table ? formatMessage(words.editTitle, { name: table.name }) : formatMessage(words.create)
      }
      action={formatMessage(table ? commonWords.save : words.create)}
      trouble={trouble}
      isDirty={useChanged({ name, section, seats_min, seats_max, shape })}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(words.name)}
        description={formatMessage(words.nameHelp)}
        isRequired
        maxLength={20}
        value={name}
        onChange={setName}
        errorMessage={errors['name']}
      />
      <TextField
        label={formatMessage(words.section)}
        description={formatMessage(words.sectionHelp)}
        maxLength={30}
        value={section}
        onChange={setSection}
        errorMessage={errors['section']}
      />
      <div className={styles.pair}>
        <NumberField
          label={formatMessage(words.seatsMin)}
          value={seats_min}
          onChange={(value) => setMin(value ?? 1)}
          minValue={1}
          maxValue={50}
          errorMessage={errors['seats_min']}
          {...steps}
        />
        <NumberField
          label={formatMessage(words.seatsMax)}
          value={seats_max}
          onChange={(value) => setMax(value ?? 1)}
          minValue={1}
          maxValue={50}
          errorMessage={errors['seats_max']}
          {...steps}
        />
      </div>
      <Segmented label={formatMessage(words.shape)} value={shape} onChange={setShape}>
        {tableShapes.map((one) => (
          <Segment key={one} value={one}>
            {formatMessage(words[one])}
          </Segment>
        ))}
      </Segmented>
    </FormDrawer>
  );
}
