import type { Permission } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import { useIntl } from 'react-intl';
import { usePermissionChanges } from '../hooks/usePermissions.ts';
import {
  permissionDeletedMessage,
  permissionDeleteMessage,
  permissionMessages as messages,
} from '../messages/permissions.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

interface DeletePermissionProps {
  permission: Permission;
  onClose: () => void;
}

/** Confirmation before a permission is deleted, with the number of roles that lose it. */
export function DeletePermission({ permission, onClose }: DeletePermissionProps) {
  const { formatMessage } = useIntl();
  const { remove } = usePermissionChanges();
  const { id, name, assignedTo } = permission;
  return (
    <ChangeDialog
      title={formatMessage(actionMessages.askDelete, { name })}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(permissionDeletedMessage, { name })}
      onConfirm={() => remove({ query: { id } })}
      onClose={onClose}
    >
      {formatMessage(permissionDeleteMessage, { count: assignedTo.length })}
    </ChangeDialog>
  );
}
