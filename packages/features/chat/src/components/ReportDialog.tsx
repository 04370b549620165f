import { Problem } from '@servery/api';
import { chatReasons, type ChatContact, type ChatReason } from '@servery/api/template';
import { Banner, Button, Checkbox, Dialog, Radio, RadioGroup, Stack, TextArea } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Report } from '../hooks/useContactChanges.ts';
import { contactWords as words, reasonWords, reportPersonWords } from '../messages/contact.ts';

const most = 500;

interface ReportDialogProps {
  contact: ChatContact;
  onReport: (report: Report) => Promise<unknown>;
  onClose: () => void;
}

/** Tells the house what is wrong with somebody. */
export function ReportDialog({ contact, onReport, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState<ChatReason | null>(null);
  const [note, setNote] = useState('');
  const [isBlocking, setBlocking] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isLong = [...note.trim()].length > most;
  const send = async () => {
    setTried(true);
    if (!reason || isLong) return;
    setPending(true);
    setFailed(false);
    try {
      await onReport({ reason, note: note.trim(), isBlocking });
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFailed(true);
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      title={formatMessage(reportPersonWords, { person: contact.fullName })}
      closeLabel={formatMessage(words.close)}
      footer={(close) => (
        <>
          <Button onPress={close} isDisabled={isPending}>
            {formatMessage(words.cancel)}
          </Button>
          <Button tone="danger" emphasis="solid" isPending={isPending} onPress={() => void send()}>
            {formatMessage(words.report)}
          </Button>
        </>
      )}
    >
      <Stack gap="l">
        {hasFailed && <Banner tone="danger">{formatMessage(words.reportFailed)}</Banner>}
        <RadioGroup
          label={formatMessage(words.reason)}
          value={reason ?? ''}
          onChange={(next) => setReason(next as ChatReason)}
          errorMessage={isTried && !reason ? formatMessage(words.reasonMissing) : undefined}
          isRequired
        >
          {chatReasons.map((one) => (
            <Radio key={one} value={one}>
              {formatMessage(reasonWords[one])}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          label={formatMessage(words.note)}
          value={note}
          onChange={setNote}
          errorMessage={isLong ? formatMessage(words.noteLong) : undefined}
        />
        <Checkbox isSelected={isBlocking} onChange={setBlocking}>
          {formatMessage(words.blockToo)}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
