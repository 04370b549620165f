import type { User } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import { useIntl } from 'react-intl';
import { useUserChanges } from '../hooks/useUserChanges.ts';
import { deletedMessage, listMessages as messages } from '../messages/list.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

interface DeleteUserProps {
  user: User;
  onClose: () => void;
}

/** Confirmation before a user is deleted. */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const { formatMessage } = useIntl();
  const { remove } = useUserChanges();
  const { id, fullName: name } = user;
  return (
    <ChangeDialog
      title={formatMessage(actionMessages.askDelete, { name })}
      confirmLabel={formatMessage(messages.deleteUser)}
      done={formatMessage(deletedMessage, { name })}
      onConfirm={() => remove({ query: { id } })}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText)}
    </ChangeDialog>
  );
}
