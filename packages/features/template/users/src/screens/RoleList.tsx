import type { Role } from '@servery/api/template';
import { AddButton, ListPage, useListView } from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { DeleteRole } from '../components/roles/DeleteRole.tsx';
import { RoleCards } from '../components/roles/RoleCards.tsx';
import { RoleUsers } from '../components/roles/RoleUsers.tsx';
import { useRoles } from '../hooks/useRoles.ts';
import { roleCountMessage, rolesMessages as messages } from '../messages/roles.ts';
import { rolesView } from '../rolesView.ts';
import type { UserListProps } from './UserList.tsx';

const RolePanel = lazy(async () => ({
  default: (await import('../components/roles/RolePanel.tsx')).RolePanel,
}));

/** The roles with their users and permissions, and the users with their roles. */
export function RoleList({ search, onSearchChange }: UserListProps) {
  const { formatMessage } = useIntl();
  const list = useListView(rolesView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { view, change } = list;
  const { data, error, mutate } = useRoles();
  const [removed, setRemoved] = useState<Role | null>(null);
  const roles = data?.roles;
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={
        roles ? (
          formatMessage(roleCountMessage, { count: roles.length })
        ) : (
          <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        )
      }
      actions={
        <AddButton onPress={() => change({ role: 'new' })}>{formatMessage(messages.add)}</AddButton>
      }
      filters={
        <RoleCards
          roles={roles}
          error={error}
          onRetry={mutate}
          acts={{
            onEdit: ({ id }) => change({ role: id }),
            onDuplicate: ({ id }) => change({ role: 'new', from: id }),
            onRemove: setRemoved,
          }}
        />
      }
    >
      <RoleUsers list={list} />
      {view.role !== null && (
        <Suspense>
          <RolePanel
            key={`${view.role} ${view.from}`}
            id={view.role}
            from={view.from}
            roles={roles}
            onClose={() => change({ role: null, from: null }, true)}
          />
        </Suspense>
      )}
      {removed && <DeleteRole role={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
