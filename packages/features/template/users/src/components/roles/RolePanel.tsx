import type { Role } from '@servery/api/template';
import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { rolesMessages as messages } from '../../messages/roles.ts';
import { RoleForm } from './RoleForm.tsx';

interface RolePanelProps {
  /** The id of the role to edit; `new` adds one. */
  id: number | 'new';
  /** The id of the role that the new one copies. */
  from: number | null;
  /** All roles; undefined until they are loaded. */
  roles: readonly Role[] | undefined;
  onClose: () => void;
}

/** The panel next to the roles: the form of a role. */
export function RolePanel({ id, from, roles, onClose }: RolePanelProps) {
  const { formatMessage } = useIntl();
  if (!roles) return null;
  const roleOf = (wanted: number | null) => roles.find((role) => role.id === wanted);
  if (id === 'new') return <RoleForm edited={null} original={roleOf(from)} onClose={onClose} />;
  const role = roleOf(id);
  if (role) return <RoleForm edited={role} onClose={onClose} />;
  return (
    <Drawer isOpen onOpenChange={onClose} title={formatMessage(messages.edit)}>
      <EmptyState title={formatMessage(messages.gone)}>
        {formatMessage(messages.goneText)}
      </EmptyState>
    </Drawer>
  );
}
