import { renameApiKey, type ApiKey } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApiKeyProblem } from '../hooks/useApiKeyProblem.ts';
import { useApiKeyChanges } from '../hooks/useApiKeys.ts';
import {
  apiKeyErrorMessages,
  apiKeyMessages as messages,
  savedToast,
} from '../messages/apiKeys.ts';

interface RenameKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** The form that renames an API key. */
export function RenameKey({ apiKey: { id, name }, onClose }: RenameKeyProps) {
  const { formatMessage } = useIntl();
  const { rename } = useApiKeyChanges();
  const form = useEndpointForm(renameApiKey, {
    defaults: { name },
    toInput: (values) => ({ body: { id, ...values } }),
    send: async (input) => {
      const { apiKey } = await rename(input);
      toast.success({ title: formatMessage(savedToast, { name: apiKey.name }) });
      onClose();
    },
    explain: useApiKeyProblem(),
    messages: apiKeyErrorMessages,
  });
  return (
    <FormDrawer
      title={formatMessage(messages.rename)}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.name)}
        description={formatMessage(messages.nameHelp)}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDrawer>
  );
}
