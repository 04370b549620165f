import {
  getDashboard,
  getSample,
  getUserInfo,
  Problem,
  removeSample,
  limitsOf,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';
import { useProblemText } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import { Button, Card, Dialog, Stack, Text, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemMessages } from '../messages/problem.ts';
import { sampleMessages as messages } from '../messages/sample.ts';

/** The removal of the sample, for those who can do it while the sample is there. */
export function RemoveSample() {
  const { formatMessage } = useIntl();
  const explain = useProblemText(problemMessages);
  const { data } = useCall(getSample, {});
  const { trigger, isMutating } = useAction(removeSample, {
    refreshes: [getSample, getDashboard, getUserInfo],
  });
  const [confirm, setConfirm] = useState('');
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  if (!data || data.merchants.length === 0) return null;
  const { name, merchants } = data;
  const count = merchants.length;
  const mismatch = formatMessage(messages.mismatch, { name });
  const remove = async () => {
    setError(confirm.trim() ? undefined : mismatch);
    if (!confirm.trim()) return;
    try {
      const removed = await trigger({ body: { confirm: confirm.trim() } });
      const title = formatMessage(messages.removed, { count: removed.merchants.length });
      toast.success({ title });
      setOpen(false);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      setError(problem.code === 'invalid' ? mismatch : explain(problem));
    }
  };
  return (
    <Card title={formatMessage(messages.title)}>
      <Stack gap="m" align="start">
        <Text>{formatMessage(messages.text, { name, count })}</Text>
        <Button tone="danger" onPress={() => setOpen(true)}>
          {formatMessage(messages.open)}
        </Button>
      </Stack>
      {/* A ConfirmDialog would close after a wrong name. */}
      <Dialog
        role="alertdialog"
        size="s"
        hasCloseButton={false}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          setConfirm('');
          setError(undefined);
        }}
        isPending={isMutating}
        title={formatMessage(messages.question)}
        footer={(close) => (
          <>
            <Button autoFocus isDisabled={isMutating} onPress={close}>
              {formatMessage(actionMessages.cancel)}
            </Button>
            <Button
              tone="danger"
              emphasis="solid"
              isPending={isMutating}
              onPress={() => void remove()}
            >
              {formatMessage(messages.remove)}
            </Button>
          </>
        )}
      >
        <Stack gap="m">
          <Text as="p">{formatMessage(messages.consequence, { count })}</Text>
          <TextField
            label={formatMessage(messages.confirm, { name })}
            autoComplete="off"
            {...limitsOf(removeSample.body, 'confirm')}
            value={confirm}
            onChange={setConfirm}
            isInvalid={error !== undefined}
            errorMessage={error}
          />
        </Stack>
      </Dialog>
    </Card>
  );
}
