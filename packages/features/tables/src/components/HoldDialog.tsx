import { changeTable } from '@servery/api';
import { TextField, useChanged } from '@servery/ui';
import { FormDrawer, NumberField } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSaving } from '../hooks/useSaving.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';
import type { TableDialogProps } from './SeatDialog.tsx';

/** Asks for whom a table is held, and how long. */
export function HoldDialog({ table, onClose }: TableDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(changeTable);
  const { save, errors, trouble, isPending } = useSaving();
  const [guest, setGuest] = useState(table.held?.guest ?? '');
  const [minutes, setMinutes] = useState(30);
  const { id, version, name } = table;
  const submit = () =>
    save(async () => {
      await trigger({ params: { id }, body: { action: 'hold', version, minutes, guest } });
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(words.holdTitle, { name })}
      action={formatMessage(words.holdIt)}
      trouble={trouble}
      isDirty={useChanged({ guest, minutes })}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(words.guest)}
        maxLength={80}
        value={guest}
        onChange={setGuest}
        errorMessage={errors['guest']}
      />
      <NumberField
        label={formatMessage(words.minutes)}
        value={minutes}
        onChange={(value) => setMinutes(value ?? 5)}
        minValue={5}
        maxValue={480}
        step={5}
        decrementLabel={formatMessage(commonWords.fewer)}
        incrementLabel={formatMessage(commonWords.more)}
        errorMessage={errors['minutes']}
      />
    </FormDrawer>
  );
}
