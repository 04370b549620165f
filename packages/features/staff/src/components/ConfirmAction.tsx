import {
  inviteStaff,
  patchStaff,
  resetPin,
  type StaffInvitation,
  type StaffMember,
} from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useStaffAction } from '../hooks/useStaffAction.ts';
import { accountMessages as messages } from '../messages/account.ts';
import type { AccountAction } from './StaffActions.tsx';

interface ConfirmActionProps {
  staff: StaffMember;
  action: Exclude<AccountAction, 'activate'>;
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
  resetPin: {
    title: messages.resetPinAsk,
    text: messages.resetPinText,
    confirm: messages.resetPin,
  },
  renew: { title: messages.renewAsk, text: messages.renewText, confirm: messages.renew },
};

/** Confirmation before an account is deactivated, or its password or PIN is reset. */
export function ConfirmAction({ staff, action, onInvited, onClose }: ConfirmActionProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger: patch } = useStaffAction(patchStaff);
  const { trigger: removePin } = useStaffAction(resetPin);
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
      if (action === 'resetPin') {
        await removePin({ params: { id }, body: { version } });
        toast.success({ title: formatMessage(messages.pinReset, { name }) });
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
