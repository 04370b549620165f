import type { User } from '@servery/api/template';
import { useStable } from '@servery/screens';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListPage,
  ListPages,
  sorting,
  useListView,
} from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { CustomersIcon, DataTable, VisuallyHidden } from '@servery/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { DeleteUser } from '../components/DeleteUser.tsx';
import { ListTools } from '../components/ListTools.tsx';
import { useListColumns } from '../components/useListColumns.tsx';
import { UserStats } from '../components/UserStats.tsx';
import { useLastPage } from '../hooks/useLastPage.ts';
import { useUsers } from '../hooks/useUsers.ts';
import { listView, pageLengths, type ListView } from '../listView.ts';
import { countMessage, listMessages as messages } from '../messages/list.ts';

const UserPanel = lazy(async () => ({
  default: (await import('../components/UserPanel.tsx')).UserPanel,
}));

export interface UserListProps {
  /** The query string with search, filters, order, page and the open user. */
  search: string;
  /**
   * Called with the next query string; `isTyping` replaces the history entry instead of adding one.
   */
  onSearchChange: (search: string, isTyping?: boolean) => void;
}

const rowKey = ({ id }: User) => String(id);

/** The list of users: statistics, search, filters, and forms to add and edit users. */
export function UserList({ search, onSearchChange }: UserListProps) {
  const { formatMessage } = useIntl();
  const list = useListView(listView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { view, change } = list;
  const { data, error, mutate, isValidating } = useUsers(view);
  const [removed, setRemoved] = useState<User | null>(null);
  const isPastEnd = useLastPage(data?.users, data?.total, view.perPage, (page) =>
    change({ page }, true),
  );
  const onEdit = useStable(({ id }: User) => change({ user: id }));
  const acts = useMemo(() => ({ onEdit, onRemove: setRemoved }), [onEdit]);
  const columns = useListColumns(acts);
  const add = (
    <AddButton onPress={() => change({ user: 'new' })}>{formatMessage(messages.add)}</AddButton>
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={
        data ? (
          formatMessage(countMessage, { count: data.total })
        ) : (
          <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
        )
      }
      actions={add}
      filters={
        <>
          <UserStats />
          <ListTools list={list} total={data?.total} />
        </>
      }
    >
      <ListBody error={error} data={data} title={formatMessage(messages.failed)} onRetry={mutate}>
        <DataTable
          label={formatMessage(messages.title)}
          rows={data?.users ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * view.perPage}
          {...sorting(view.sortColumn, view.sort, (sortColumn, sort) =>
            change({ sortColumn, sort }),
          )}
          isLoading={!data || isPastEnd}
          isRefreshing={isValidating && !!data}
          skeletonRows={view.perPage}
          empty={
            <ListEmpty
              isNarrowed={list.isNarrowed}
              noResultTitle={formatMessage(messages.noResult)}
              icon={<CustomersIcon />}
              title={formatMessage(messages.none)}
              action={add}
            >
              {formatMessage(messages.noneText)}
            </ListEmpty>
          }
        />
        {data && data.users.length > 0 && (
          <ListPages
            label={formatMessage(messages.pages)}
            page={view.page}
            pageLength={view.perPage}
            pageLengths={pageLengths}
            total={data.total}
            onChange={(page) => change({ page })}
            onPageLengthChange={(perPage, page) =>
              change({ perPage: perPage as ListView['perPage'], page })
            }
          />
        )}
      </ListBody>
      {view.user !== null && (
        <Suspense>
          <UserPanel key={view.user} id={view.user} onClose={() => change({ user: null }, true)} />
        </Suspense>
      )}
      {removed && <DeleteUser user={removed} onClose={() => setRemoved(null)} />}
    </ListPage>
  );
}
