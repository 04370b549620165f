import { userRoles, type Permission } from '@servery/api/template';
import { useStable } from '@servery/screens';
import { FilterSelect } from '@servery/screens/filter';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListPages,
  useListView,
} from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { DataTable, ShieldIcon, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DeletePermission } from '../components/DeletePermission.tsx';
import { usePermissionColumns } from '../components/usePermissionColumns.tsx';
import { useLastPage } from '../hooks/useLastPage.ts';
import { usePermissions } from '../hooks/usePermissions.ts';
import { pageLengths } from '../listView.ts';
import { listMessages } from '../messages/list.ts';
import { permissionCountMessage, permissionMessages as messages } from '../messages/permissions.ts';
import { roleMessages } from '../messages/vocabulary.ts';
import { permissionsView, type PermissionsView } from '../permissionsView.ts';
import type { UserListProps } from './UserList.tsx';

const PermissionPanel = lazy(async () => ({
  default: (await import('../components/PermissionPanel.tsx')).PermissionPanel,
}));

const rowKey = ({ id }: Permission) => String(id);

/** The list of permissions and the roles that have them. */
export function PermissionList({ search, onSearchChange }: UserListProps) {
  const { formatMessage } = useIntl();
  const list = useListView(permissionsView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { view, change } = list;
  const { data, error, mutate, isValidating } = usePermissions(view);
  const [removed, setRemoved] = useState<Permission | null>(null);
  const isPastEnd = useLastPage(data?.permissions, data?.total, view.perPage, (page) =>
    change({ page }, true),
  );
  const onEdit = useStable(({ id }: Permission) => change({ permission: id }));
  const acts = useMemo(() => ({ onEdit, onRemove: setRemoved }), [onEdit]);
  const columns = usePermissionColumns(acts);
  const add = (
    <AddButton onPress={() => change({ permission: 'new' })}>
      {formatMessage(messages.add)}
    </AddButton>
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={
        data ? (
          formatMessage(permissionCountMessage, { count: data.total })
        ) : (
          <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        )
      }
      actions={add}
      filters={
        <ListFilters label={formatMessage(messages.search)} {...list.filters('q')}>
          <FilterSelect
            label={formatMessage(listMessages.role)}
            allLabel={formatMessage(listMessages.allRoles)}
            options={userRoles.map((value) => ({
              value,
              label: formatMessage(roleMessages[value]),
            }))}
            value={view.assignedTo}
            onChange={(assignedTo) => change({ assignedTo })}
          />
        </ListFilters>
      }
    >
      <ListBody error={error} data={data} title={formatMessage(messages.failed)} onRetry={mutate}>
        <DataTable
          label={formatMessage(messages.title)}
          rows={data?.permissions ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * view.perPage}
          isLoading={!data || isPastEnd}
          isRefreshing={isValidating && !!data}
          skeletonRows={view.perPage}
          empty={
            <ListEmpty
              isNarrowed={list.isNarrowed}
              noResultTitle={formatMessage(messages.noResult)}
              icon={<ShieldIcon />}
              title={formatMessage(messages.none)}
              action={add}
            >
              {formatMessage(messages.noneText)}
            </ListEmpty>
          }
        />
        {data && data.permissions.length > 0 && (
          <ListPages
            label={formatMessage(messages.pages)}
            page={view.page}
            pageLength={view.perPage}
            pageLengths={pageLengths}
            total={data.total}
            onChange={(page) => change({ page })}
            onPageLengthChange={(perPage, page) =>
              change({ perPage: perPage as PermissionsView['perPage'], page })
            }
          />
        )}
      </ListBody>
      {view.permission !== null && (
        <Suspense>
          <PermissionPanel
            key={view.permission}
            id={view.permission}
            permissions={data?.allData}
            onClose={() => change({ permission: null }, true)}
          />
        </Suspense>
      )}
      {removed && <DeletePermission permission={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
