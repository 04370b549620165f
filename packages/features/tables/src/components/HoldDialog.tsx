import { changeTable } from '@servery/api';
import { TextField, FormDrawer } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { actMessages as messages } from '../messages/act.ts';
import { commonMessages } from '../messages/common.ts';
import type { TableDialogProps } from './SeatDialog.tsx';

/** Asks for the guest and the duration of a hold on a table. */
export function HoldDialog({ table, onClose }: TableDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useTableAction(changeTable);
  const { id, version, name } = table;
  const form = useEndpointForm(changeTable, {
    defaults: { guest: table.held?.guest ?? '', minutes: 30 },
    toInput: (values) => ({
      params: { id },
      body: { action: 'hold' as const, version, ...values },
    }),
    send: async (input) => {
      await trigger(input);
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.holdTitle, { name })}
      action={formatMessage(messages.holdIt)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField label={formatMessage(messages.guest)} {...form.field('guest')} />
      <NumberField
        label={formatMessage(messages.minutes)}
        {...form.field('minutes')}
        step={5}
        decrementLabel={formatMessage(commonMessages.fewer)}
        incrementLabel={formatMessage(commonMessages.more)}
      />
    </FormDrawer>
  );
}
