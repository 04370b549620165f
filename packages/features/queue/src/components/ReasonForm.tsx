import type { QueueEntry } from '@servery/api';
import { TextField, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEntryActs } from '../hooks/useEntryActs.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { actWords as words } from '../messages/act.ts';

interface ReasonFormProps {
  act: 'direct' | 'remove';
  entry: QueueEntry;
  onClose: () => void;
}

/** Asks why somebody is served out of turn or removed. */
export function ReasonForm({ act, entry, onClose }: ReasonFormProps) {
  const { formatMessage } = useIntl();
  const { run } = useEntryActs();
  const { save, errors, trouble, isPending } = useSaving();
  const [reason, setReason] = useState('');
  const { number } = entry;
  const submit = () =>
    save(async () => {
      await run(act, entry, reason);
      onClose();
    });
  return (
    <FormDrawer
      title={formatMessage(act === 'direct' ? words.directTitle : words.removeTitle, { number })}
      action={formatMessage(act === 'direct' ? words.serve : words.remove, { number })}
      trouble={trouble}
      isDirty={useChanged(reason)}
      isPending={isPending}
      onSubmit={submit}
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
