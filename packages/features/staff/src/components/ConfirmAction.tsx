import { inviteStaff, patchStaff, type StaffInvitation, type StaffMember } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useStaffAction } from '../hooks/useStaffAction.ts';
import { accountMessages as messages } from '../messages/account.ts';

interface ConfirmActionProps {
  staff: StaffMember;
  action: 'deactivate' | 'invite';
  onInvited: (invitation: StaffInvitation) => void;
  onClose: () => void;
}

const texts = {
  deactivate: {
    title: messages.deactivateAsk,
    text: messages.deactivateText,
    confirm: messages.deactivate,
  },
  reset: { title: messages.resetAsk, text: messages.resetText, confirm: messages.reset },
  renew: { title: messages.renewAsk, text: messages.renewText, confirm: messages.renew },
};

/** Confirmation before an account is deactivated, or its password is reset. */
export function ConfirmAction({ staff, action, onInvited, onClose }: ConfirmActionProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger: patch } = useStaffAction(patchStaff);
  const { trigger: invite } = useStaffAction(inviteStaff);
  const { id, version, name, status } = staff;
  const kind = action === 'invite' ? (status === 'invited' ? 'renew' : 'reset') : action;
  const shown = texts[kind];
  const run = () =>
    attempt(async () => {
      if (action === 'invite') {
        onInvited(await invite({ params: { id }, body: { version } }));
        return;
      }
      await patch({ params: { id }, body: { version, is_active: false } });
      toast.success({ title: formatMessage(messages.deactivated, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(shown.title, { name })}
      tone="danger"
      confirmLabel={formatMessage(shown.confirm)}
      onConfirm={run}
    >
      {formatMessage(shown.text)}
    </ConfirmDialog>
  );
}
