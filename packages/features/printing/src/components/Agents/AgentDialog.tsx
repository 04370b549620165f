import { createPrintAgent, listPrintAgents, Problem, type NewPrintAgent } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { Banner, Button, CopyField, Dialog, Form, Stack, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { usePrintAgents } from '../../hooks/usePrintAgents.ts';
import { agentWords as words, commonWords } from '../../messages.ts';

interface AgentDialogProps {
  merchantId: number | '';
  onClose: () => void;
}

/** Names a new print agent, then shows how to start it and whether it has come. */
export function AgentDialog({ merchantId, onClose }: AgentDialogProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { trigger, isMutating } = useAction(createPrintAgent, { refreshes: [listPrintAgents] });
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [made, setMade] = useState<NewPrintAgent | null>(null);

  const submit = async () => {
    setProblem(null);
    if (name.trim().length < 2) return setWrong(formatMessage(words.nameWrong));
    setWrong('');
    try {
      setMade(await trigger({ body: { merchant_id: merchantId || null, name: name.trim() } }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.matter.fields?.['name']) setWrong(formatMessage(words.nameWrong));
      else setProblem(error);
    }
  };
  return (
    <Dialog
      isOpen
      size="m"
      title={formatMessage(words.add)}
      closeLabel={formatMessage(commonWords.close)}
      isPending={isMutating}
      onOpenChange={onClose}
      footer={(close) =>
        made ? (
          <Button tone="accent" emphasis="solid" onPress={close}>
            {formatMessage(commonWords.close)}
          </Button>
        ) : (
          <>
            <Button emphasis="ghost" isDisabled={isMutating} onPress={close}>
              {formatMessage(commonWords.cancel)}
            </Button>
            <Button
              tone="accent"
              emphasis="solid"
              isPending={isMutating}
              onPress={() => void submit()}
            >
              {formatMessage(words.getCode)}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <Started made={made} merchantId={merchantId} />
      ) : (
        <Form
          label={formatMessage(words.add)}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {problem && <Banner tone="danger">{text(problem)}</Banner>}
          <Text as="p" tone="muted">
            {formatMessage(words.text)}
          </Text>
          <TextField
            label={formatMessage(words.name)}
            description={formatMessage(words.nameHelp)}
            value={name}
            onChange={setName}
            maxLength={40}
            isRequired
            errorMessage={wrong || undefined}
          />
        </Form>
      )}
    </Dialog>
  );
}

/** The code and the command, and the word that it has come. */
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
  const copy = {
    copied: formatMessage(words.copied),
    failed: formatMessage(words.copyFailed),
  };
  return (
    <Stack gap="m" align="stretch">
      {isHere ? (
        <Banner tone="success">{formatMessage(words.came, { name: agent.name })}</Banner>
      ) : (
        <Banner isLive={false}>{formatMessage(words.waits, { minutes })}</Banner>
      )}
      <Text as="p">{formatMessage(words.how)}</Text>
      <CopyField
        label={formatMessage(words.command)}
        value={command}
        dir="ltr"
        words={{ copy: formatMessage(words.copyCommand), ...copy }}
      />
      <CopyField
        label={formatMessage(words.code)}
        value={code}
        dir="ltr"
        words={{ copy: formatMessage(words.copyCode), ...copy }}
      />
    </Stack>
  );
}
