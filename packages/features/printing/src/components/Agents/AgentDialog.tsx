import { createPrintAgent, listPrintAgents, type NewPrintAgent } from '@servery/api';
import { useAction } from '@servery/api/swr';
import {
  Banner,
  Button,
  CopyField,
  Dialog,
  Form,
  Stack,
  Text,
  TextField,
  useUnsavedGuard,
} from '@servery/ui';
import { useEndpointForm } from '@servery/screens/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { usePrintAgents } from '../../hooks/usePrintAgents.ts';
import { agentMessages as messages, commonMessages } from '../../messages.ts';

interface AgentDialogProps {
  merchantId: number | '';
  onClose: () => void;
}

/** Creates a print agent, then shows how to start it and whether it has connected. */
export function AgentDialog({ merchantId, onClose }: AgentDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAction(createPrintAgent, { refreshes: [listPrintAgents] });
  const [made, setMade] = useState<NewPrintAgent | null>(null);
  const form = useEndpointForm(createPrintAgent, {
    defaults: { name: '' },
    toInput: (values) => ({ body: { merchant_id: merchantId || null, ...values } }),
    send: async (input) => setMade(await trigger(input)),
    explain: useProblemText(),
  });
  const { isPending } = form;
  const guard = useUnsavedGuard({
    isDirty: form.isDirty && !made && !isPending,
    onDiscard: onClose,
  });
  return (
    <>
      {guard.question}
      <Dialog
        isOpen
        onCloseRequest={guard.onCloseRequest}
        size="m"
        title={formatMessage(messages.add)}
        isPending={isPending}
        onOpenChange={onClose}
        footer={(close) =>
          made ? (
            <Button tone="accent" emphasis="solid" onPress={close}>
              {formatMessage(commonMessages.close)}
            </Button>
          ) : (
            <>
              <Button emphasis="ghost" isDisabled={isPending} onPress={close}>
                {formatMessage(commonMessages.cancel)}
              </Button>
              <Button
                tone="accent"
                emphasis="solid"
                isPending={isPending}
                onPress={() => void form.submit()}
              >
                {formatMessage(messages.getCode)}
              </Button>
            </>
          )
        }
      >
        {made ? (
          <Started made={made} merchantId={merchantId} />
        ) : (
          <Form label={formatMessage(messages.add)} {...form.form}>
            {form.formError && <Banner tone="danger">{form.formError}</Banner>}
            <Text as="p" tone="muted">
              {formatMessage(messages.text)}
            </Text>
            <TextField
              label={formatMessage(messages.name)}
              description={formatMessage(messages.nameHelp)}
              {...form.field('name')}
            />
          </Form>
        )}
      </Dialog>
    </>
  );
}

/** The pairing code and the start command of a new agent, and whether it has connected. */
function Started({
  made: { agent, code, minutes },
  merchantId,
}: {
  made: NewPrintAgent;
  merchantId: number | '';
}) {
  const { formatMessage } = useIntl();
  const { data } = usePrintAgents(merchantId);
  const isHere = data?.aaData.some(({ id, is_here }) => id === agent.id && is_here);
  const command = `npm start -- --agent --server ${location.origin} --code ${code}`;
  return (
    <Stack gap="m" align="stretch">
      {isHere ? (
        <Banner tone="success">{formatMessage(messages.came, { name: agent.name })}</Banner>
      ) : (
        <Banner isLive={false}>{formatMessage(messages.waits, { minutes })}</Banner>
      )}
      <Text as="p">{formatMessage(messages.how)}</Text>
      <CopyField
        label={formatMessage(messages.command)}
        value={command}
        dir="ltr"
        labels={{ copy: formatMessage(messages.copyCommand) }}
      />
      <CopyField
        label={formatMessage(messages.code)}
        value={code}
        dir="ltr"
        labels={{ copy: formatMessage(messages.copyCode) }}
      />
    </Stack>
  );
}
