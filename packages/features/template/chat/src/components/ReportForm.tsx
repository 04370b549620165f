import { Problem } from '@servery/api';
import { chatReasons, type ChatContact, type ChatReason } from '@servery/api/template';
import { Checkbox, Radio, RadioGroup, TextArea, useChanged, FormDrawer } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Report } from '../hooks/useContactChanges.ts';
import {
  contactMessages as messages,
  reasonMessages,
  reportPersonMessages,
} from '../messages/contact.ts';

const most = 500;
const blank = { reason: null as ChatReason | null, note: '', isBlocking: false };

interface ReportFormProps {
  contact: ChatContact;
  onReport: (report: Report) => Promise<unknown>;
  onClose: () => void;
}

/** Form to report a contact, which can also block them. */
export function ReportForm({ contact, onReport, onClose }: ReportFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(blank);
  const change = (part: Partial<typeof blank>) => setDraft((last) => ({ ...last, ...part }));
  const { reason, isBlocking } = draft;
  const note = draft.note.trim();
  const isLong = [...note].length > most;
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setTried(true);
    if (!reason || isLong) return;
    setPending(true);
    setFailed(false);
    try {
      await onReport({ reason, note, isBlocking });
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFailed(true);
      setPending(false);
    }
  };
  return (
    <FormDrawer
      title={formatMessage(reportPersonMessages, { person: contact.fullName })}
      action={formatMessage(messages.report)}
      isDirty={useChanged(draft)}
      isPending={isPending}
      formError={hasFailed && formatMessage(messages.reportFailed)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <RadioGroup<string>
        label={formatMessage(messages.reason)}
        value={reason ?? ''}
        onChange={(next) => change({ reason: next as ChatReason })}
        errorMessage={isTried && !reason ? formatMessage(messages.reasonMissing) : undefined}
        isRequired
      >
        {chatReasons.map((one) => (
          <Radio key={one} value={one}>
            {formatMessage(reasonMessages[one])}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        label={formatMessage(messages.note)}
        value={draft.note}
        onChange={(next) => change({ note: next })}
        errorMessage={isLong ? formatMessage(messages.noteLong) : undefined}
      />
      <Checkbox isSelected={isBlocking} onChange={(next) => change({ isBlocking: next })}>
        {formatMessage(messages.blockToo)}
      </Checkbox>
    </FormDrawer>
  );
}
