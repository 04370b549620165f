import type { Reservation } from '@servery/api';
import { TextField } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useActs } from '../../hooks/useActs.ts';
import { useSaving } from '../../hooks/useSaving.ts';
import { actWords as words } from '../../messages/act.ts';

interface ReasonFormProps {
  act: 'decline' | 'cancel';
  booking: Reservation;
  onClose: () => void;
}

/** Asks why a booking is declined or cancelled. */
export function ReasonForm({ act, booking, onClose }: ReasonFormProps) {
  const { formatMessage } = useIntl();
  const { run } = useActs();
  const { save, errors, trouble, isPending } = useSaving();
  const [reason, setReason] = useState('');
  const { name } = booking;
  const submit = () =>
    save(async () => {
      await run(act, booking, { reason });
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(act === 'decline' ? words.declineTitle : words.cancelTitle, { name })}
      action={formatMessage(act === 'decline' ? words.decline : words.cancel)}
      isDirty={reason !== ''}
      trouble={trouble}
      isPending={isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(words.reason)}
        description={formatMessage(words.reasonHelp)}
        isRequired
        maxLength={200}
        value={reason}
        onChange={setReason}
        errorMessage={errors['reason']}
      />
    </FormDrawer>
  );
}
