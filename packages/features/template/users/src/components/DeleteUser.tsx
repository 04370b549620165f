import type { User } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUserChanges } from '../hooks/useUserChanges.ts';
import { useUserProblem } from '../hooks/useUserProblem.ts';
import { deletedMessage, listMessages as messages } from '../messages/list.ts';

interface DeleteUserProps {
  user: User;
  onClose: () => void;
}

/** Confirmation before a user is deleted. */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const { formatMessage } = useIntl();
  const { remove } = useUserChanges();
  const withErrorToast = useErrorToast(useUserProblem());
  const name = user.fullName;
  const confirm = () =>
    withErrorToast(async () => {
      await remove({ query: { id: user.id } });
      toast.success({ title: formatMessage(deletedMessage, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(actionMessages.askDelete, { name })}
      confirmLabel={formatMessage(messages.deleteUser)}
      onConfirm={confirm}
    >
      {formatMessage(messages.deleteText)}
    </ConfirmDialog>
  );
}
