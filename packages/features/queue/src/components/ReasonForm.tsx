import { removeQueueEntry, serveDirectQueue, type QueueEntry } from '@servery/api';
import { TextField, FormDrawer } from '@servery/ui';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useEntryActions } from '../hooks/useEntryActions.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { actMessages as messages } from '../messages/act.ts';

interface ReasonFormProps {
  action: 'direct' | 'remove';
  entry: QueueEntry;
  onClose: () => void;
}

/** Form that asks for a reason to serve a party out of turn or to remove it. */
export function ReasonForm({ action, entry, onClose }: ReasonFormProps) {
  const { formatMessage } = useIntl();
  const { run } = useEntryActions();
  const { id: entry_id, version, number } = entry;
  const form = useEndpointForm(action === 'direct' ? serveDirectQueue : removeQueueEntry, {
    defaults: { reason: '' },
    toInput: ({ reason }) =>
      action === 'direct'
        ? { body: { entry_id, version, reason } }
        : { body: { how: 'removed', entry_id, version, reason } },
    send: async (_, { reason }) => {
      await run(action, entry, reason);
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(action === 'direct' ? messages.directTitle : messages.removeTitle, {
        number,
      })}
      action={formatMessage(action === 'direct' ? messages.serve : messages.remove, { number })}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.reason)}
        description={formatMessage(messages.reasonHelp)}
        {...form.field('reason')}
      />
    </FormDrawer>
  );
}
