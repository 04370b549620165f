import type { Role } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import { useIntl } from 'react-intl';
import { useRoleChanges } from '../../hooks/useRoles.ts';
import { roleDeletedMessage, rolesMessages as messages } from '../../messages/roles.ts';
import { ChangeDialog } from '../ChangeDialog.tsx';

interface DeleteRoleProps {
  role: Role;
  onClose: () => void;
}

/** Confirmation before a role is deleted. */
export function DeleteRole({ role, onClose }: DeleteRoleProps) {
  const { formatMessage } = useIntl();
  const { remove } = useRoleChanges();
  const { id, name } = role;
  return (
    <ChangeDialog
      title={formatMessage(actionMessages.askDelete, { name })}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(roleDeletedMessage, { name })}
      onConfirm={() => remove({ query: { id } })}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText)}
    </ChangeDialog>
  );
}
