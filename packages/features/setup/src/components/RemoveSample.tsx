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
import { Button, Card, ConfirmDialog, Stack, Text, TextField, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemMessages } from '../messages/problem.ts';
import { sampleMessages as messages } from '../messages/sample.ts';

/** The removal of the sample, for those who can do it while the sample is there. */
export function RemoveSample() {
  const { formatMessage } = useIntl();
  const explain = useProblemText(problemMessages);
  const { data } = useCall(getSample, {});
  const { trigger } = useAction(removeSample, {
    refreshes: [getSample, getDashboard, getUserInfo],
  });
  const [confirm, setConfirm] = useState('');
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  if (!data || data.merchants.length === 0) return null;
  const { name, merchants } = data;
  const count = merchants.length;
  const remove = async () => {
    setError(undefined);
    try {
      const removed = await trigger({ body: { confirm: confirm.trim() || '?' } });
      const title = formatMessage(messages.removed, { count: removed.merchants.length });
      toast.success({ title });
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      const isTyped = problem.code === 'invalid';
      setError(isTyped ? formatMessage(messages.mismatch, { name }) : explain(problem));
      // Keeps the dialog open.
      throw problem;
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
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          setConfirm('');
          setError(undefined);
        }}
        tone="danger"
        title={formatMessage(messages.question)}
        confirmLabel={formatMessage(messages.remove)}
        onConfirm={remove}
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
      </ConfirmDialog>
    </Card>
  );
}
