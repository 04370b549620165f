import { apiKeyTypes, createApiKey, type ApiKeyType } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, Card, Form, LateSelect, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApiKeyProblem } from '../hooks/useApiKeyProblem.ts';
import { useApiKeyChanges } from '../hooks/useApiKeys.ts';
import {
  apiKeyErrorMessages,
  apiKeyMessages as messages,
  apiKeyTypeMessages,
  createdToast,
} from '../messages/apiKeys.ts';

interface CreateKeyProps {
  /** Called with the id of a new key and its secret, which is shown only once. */
  onCreated: (id: number, secret: string) => void;
}

const defaults: { type: ApiKeyType; name: string } = { type: 'read-only', name: '' };

/** The form that creates an API key. */
export function CreateKey({ onCreated }: CreateKeyProps) {
  const { formatMessage } = useIntl();
  const { create } = useApiKeyChanges();
  const form = useEndpointForm(createApiKey, {
    defaults,
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { apiKey, secret } = await create(input);
      form.reset();
      onCreated(apiKey.id, secret);
      toast.success({ title: formatMessage(createdToast, { name: apiKey.name }) });
    },
    explain: useApiKeyProblem(),
    messages: apiKeyErrorMessages,
  });
  return (
    <Card padding="l" title={formatMessage(messages.create)}>
      <Form label={formatMessage(messages.create)} {...form.form}>
        {form.formError && <Banner tone="danger">{form.formError}</Banner>}
        <LateSelect
          label={formatMessage(messages.type)}
          value={form.values.type}
          options={apiKeyTypes.map((value) => ({
            value,
            label: formatMessage(apiKeyTypeMessages[value]),
          }))}
          onChange={(type) => form.set('type', type as ApiKeyType)}
        />
        <TextField
          label={formatMessage(messages.name)}
          description={formatMessage(messages.nameHelp)}
          autoComplete="off"
          {...form.field('name')}
        />
        <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
          {formatMessage(messages.create)}
        </Button>
      </Form>
    </Card>
  );
}
