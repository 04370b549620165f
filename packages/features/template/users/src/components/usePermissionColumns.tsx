import type { Permission, UserRole } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import { Badge, DeleteIcon, EditIcon, IconButton, Inline, Pill, type Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { deleteNameMessage } from '../messages/list.ts';
import { permissionMessages as messages } from '../messages/permissions.ts';
import { roleMessages } from '../messages/vocabulary.ts';
import { places } from '../places.ts';
import { rowActions } from './list.css.ts';
import { When } from './When.tsx';

/** The actions on a permission of the list. */
export interface PermissionHandlers {
  onEdit: (permission: Permission) => void;
  onRemove: (permission: Permission) => void;
}

const tones = {
  administrator: 'danger',
  manager: 'warning',
  editor: 'accent',
  support: 'info',
  user: 'success',
  'restricted-user': 'neutral',
} as const satisfies Record<UserRole, string>;

/** Returns the columns of the list of permissions. */
export function usePermissionColumns(acts: PermissionHandlers): readonly Column<Permission>[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: formatMessage(messages.name),
        minWidth: 176,
        width: '1.5fr',
        cell: ({ name, isCore }) => (
          <Inline gap="s">
            <bdi>{name}</bdi>
            {isCore && <Badge tone="info">{formatMessage(messages.core)}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'assigned',
        header: formatMessage(messages.assigned),
        minWidth: 224,
        width: '2fr',
        cell: ({ assignedTo }) => (
          <Inline gap="xs">
            {assignedTo.map((role) => (
              <Pill key={role} tone={tones[role]} href={places.listOf(role)}>
                {formatMessage(roleMessages[role])}
              </Pill>
            ))}
          </Inline>
        ),
      },
      {
        id: 'created',
        header: formatMessage(messages.created),
        minWidth: 184,
        cell: ({ createdDate }) => <When at={createdDate} hasTime />,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        width: 112,
        cell: (permission) => {
          const { name, isCore } = permission;
          return (
            <div className={rowActions}>
              <IconButton
                label={formatMessage(actionMessages.editName, { name })}
                onPress={() => acts.onEdit(permission)}
              >
                <EditIcon />
              </IconButton>
              {!isCore && (
                <IconButton
                  label={formatMessage(deleteNameMessage, { name })}
                  onPress={() => acts.onRemove(permission)}
                >
                  <DeleteIcon />
                </IconButton>
              )}
            </div>
          );
        },
      },
    ],
    [formatMessage, acts],
  );
}
