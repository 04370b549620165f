import type { Permission } from '@servery/api/template';
import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { permissionMessages as messages } from '../messages/permissions.ts';
import { AddPermission, EditPermission } from './PermissionForm.tsx';

interface PermissionPanelProps {
  /** The id of the permission to edit; `new` adds one. */
  id: number | 'new';
  /** All permissions; undefined until they are loaded. */
  permissions: readonly Permission[] | undefined;
  onClose: () => void;
}

/** The panel next to the list: the form of a permission. */
export function PermissionPanel({ id, permissions, onClose }: PermissionPanelProps) {
  const { formatMessage } = useIntl();
  if (id === 'new') return <AddPermission onClose={onClose} />;
  const permission = permissions?.find((each) => each.id === id);
  if (permission) return <EditPermission permission={permission} onClose={onClose} />;
  if (!permissions) return null;
  return (
    <Drawer isOpen onOpenChange={onClose} title={formatMessage(messages.edit)}>
      <EmptyState title={formatMessage(messages.gone)}>
        {formatMessage(messages.goneText)}
      </EmptyState>
    </Drawer>
  );
}
