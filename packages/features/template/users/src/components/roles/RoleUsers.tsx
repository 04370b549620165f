import { userPlans, type User } from '@servery/api/template';
import { FilterSelect } from '@servery/screens/filter';
import {
  ListBody,
  ListEmpty,
  ListFilters,
  ListPages,
  sorting,
  type ListOf,
} from '@servery/screens/list';
import { CustomersIcon, DataTable, Heading, SelectionBar } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLastPage } from '../../hooks/useLastPage.ts';
import { useUsers } from '../../hooks/useUsers.ts';
import { listView, pageLengths } from '../../listView.ts';
import { listMessages as messages } from '../../messages/list.ts';
import { rolesMessages } from '../../messages/roles.ts';
import { planMessages } from '../../messages/vocabulary.ts';
import { places } from '../../places.ts';
import type { RolesView } from '../../rolesView.ts';
import { ExportButton } from '../ExportButton.tsx';
import { useListColumns } from '../useListColumns.tsx';

const rowKey = ({ id }: User) => String(id);
const rowHref = ({ id }: User) => places.view(id);
const nobody: ReadonlySet<string> = new Set();

/** The users with their roles: search, filter by plan, and the export of selected users. */
export function RoleUsers({ list }: { list: ListOf<RolesView> }) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  const { role: _, from: __, ...shown } = view;
  const query = { ...listView.plain, ...shown };
  const { data, error, mutate, isValidating } = useUsers(query);
  const isPastEnd = useLastPage(data?.users, data?.total, view.perPage, (page) =>
    change({ page }, true),
  );
  const columns = useListColumns();
  const scope = JSON.stringify([view.q, view.currentPlan]);
  const [selection, setSelection] = useState<{
    /** The filters under which the users were selected. Other filters clear the selection. */
    scope: string;
    keys: ReadonlySet<string> | 'all';
  }>({ scope, keys: nobody });
  const keys = selection.scope === scope ? selection.keys : nobody;
  const select = (next: typeof keys) => setSelection({ scope, keys: next });
  return (
    <>
      <Heading level={2}>{formatMessage(rolesMessages.users)}</Heading>
      <ListFilters label={formatMessage(messages.search)} {...list.filters('q')}>
        <FilterSelect
          label={formatMessage(messages.plan)}
          allLabel={formatMessage(messages.allPlans)}
          options={userPlans.map((value) => ({
            value,
            label: formatMessage(planMessages[value]),
          }))}
          value={view.currentPlan}
          onChange={(currentPlan) => change({ currentPlan })}
        />
      </ListFilters>
      <SelectionBar
        selectedKeys={keys}
        total={data?.total ?? 0}
        isPageSelected={keys !== 'all' && !!data?.users.every((user) => keys.has(rowKey(user)))}
        onSelectAll={() => select('all')}
        onClear={() => select(nobody)}
        actions={<ExportButton view={query} only={keys} isDisabled={!data} />}
      />
      <ListBody error={error} data={data} title={formatMessage(messages.failed)} onRetry={mutate}>
        <DataTable
          label={formatMessage(rolesMessages.users)}
          rows={data?.users ?? []}
          rowKey={rowKey}
          rowHref={rowHref}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * view.perPage}
          selectedKeys={keys}
          onSelectionChange={select}
          labels={{ selectRow: ({ fullName }) => fullName }}
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
            />
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
              change({ perPage: perPage as RolesView['perPage'], page })
            }
          />
        )}
      </ListBody>
    </>
  );
}
