import type { ApprovalRequest } from '@servery/api';
import { Dialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useApprove } from '../hooks/useApprove.ts';
import { approvalMessages as messages, approvedActions, someAction } from '../messages/approval.ts';
import { PinQuestion } from './PinQuestion.tsx';

export interface ApprovalDialogProps {
  request: ApprovalRequest;
  /** Called with the approval, or with null if the dialog is dismissed. */
  onAnswer: (approval: string | null) => void;
}

/** Dialog that asks someone with permission to enter their PIN on the same device. */
export function ApprovalDialog({ request, onAnswer }: ApprovalDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useApprove();
  const ask = async (pin: string) => {
    const { approval } = await trigger({ body: { pin, request } });
    onAnswer(approval);
  };

  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={(isOpen) => isOpen || onAnswer(null)}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.lead, {
        action: formatMessage(approvedActions[request.capability] ?? someAction),
      })}
    >
      <PinQuestion
        confirmLabel={formatMessage(messages.confirm)}
        wrong={formatMessage(messages.wrong)}
        onPin={ask}
      />
    </Dialog>
  );
}
