import type { Permission } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePermissionChanges } from '../hooks/usePermissions.ts';
import { useUserProblem } from '../hooks/useUserProblem.ts';
import {
  permissionDeletedMessage,
  permissionDeleteMessage,
  permissionMessages as messages,
} from '../messages/permissions.ts';

interface DeletePermissionProps {
  permission: Permission;
  onClose: () => void;
}

/** Confirmation before a permission is deleted, with the number of roles that lose it. */
export function DeletePermission({ permission, onClose }: DeletePermissionProps) {
  const { formatMessage } = useIntl();
  const { remove } = usePermissionChanges();
  const withErrorToast = useErrorToast(useUserProblem());
  const { id, name, assignedTo } = permission;
  const confirm = () =>
    withErrorToast(async () => {
      await remove({ query: { id } });
      toast.success({ title: formatMessage(permissionDeletedMessage, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(actionMessages.askDelete, { name })}
      confirmLabel={formatMessage(messages.delete)}
      onConfirm={confirm}
    >
      {formatMessage(permissionDeleteMessage, { count: assignedTo.length })}
    </ConfirmDialog>
  );
}
