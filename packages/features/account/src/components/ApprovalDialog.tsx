import { Problem, type ApprovalRequest } from '@servery/api';
import { Dialog, PinPad } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApprove } from '../hooks/useApprove.ts';
import { approvalWords as words, approvedActions, someAction } from '../messages/approval.ts';
import { minutesUntil } from '../minutesUntil.ts';

export interface ApprovalDialogProps {
  request: ApprovalRequest;
  /** Told the approval, or null when they think better of it. */
  onAnswer: (approval: string | null) => void;
}

/** Moves the focus into the pad as it opens, so that it takes what is typed. */
const focusKey = (key: HTMLButtonElement | null) => key?.focus();

/** Asks somebody who may for their PIN, on the same device. */
export function ApprovalDialog({ request, onAnswer }: ApprovalDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useApprove();
  const [problem, setProblem] = useState<Problem | null>(null);

  const ask = async (pin: string) => {
    try {
      const { approval } = await trigger({ body: { pin, request } });
      onAnswer(approval);
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('crashed'));
    }
  };
  const refusal = () => {
    if (problem?.code === 'locked')
      return formatMessage(words.locked, { minutes: minutesUntil(problem) });
    return formatMessage(problem?.code === 'wrongPin' ? words.wrong : words.failed);
  };

  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onAnswer(null)}
      title={formatMessage(words.title)}
      closeLabel={formatMessage(words.close)}
      description={formatMessage(words.lead, {
        action: formatMessage(approvedActions[request.capability] ?? someAction),
      })}
    >
      <PinPad
        ref={focusKey}
        label={formatMessage(words.pin)}
        length={6}
        minLength={4}
        confirmLabel={formatMessage(words.confirm)}
        clearLabel={formatMessage(words.clear)}
        eraseLabel={formatMessage(words.erase)}
        progressLabel={(entered, length) => formatMessage(words.progress, { entered, length })}
        onComplete={ask}
        errorMessage={problem ? refusal() : undefined}
      />
    </Dialog>
  );
}
