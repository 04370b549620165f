import {
  invitePlatformAccount,
  patchPlatformAccount,
  platformRoles,
  type PlatformAccount,
} from '@servery/api';
import { useStable } from '@servery/screens';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListPage,
  ListTable,
  sorting,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { UserIcon } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { AccountDialogs } from '../components/account/AccountDialogs.tsx';
import { AccountFilters } from '../components/account/AccountFilters.tsx';
import { useAccountActions } from '../components/account/useAccountActions.ts';
import { PlatformAccountActions } from '../components/PlatformAccountActions.tsx';
import { usePlatformAccountColumns } from '../components/usePlatformAccountColumns.tsx';
import { usePlatformAccountAction, usePlatformAccounts } from '../hooks/usePlatformAccounts.ts';
import { usePlatformProblemText } from '../hooks/useProblemText.ts';
import { platformAccountsMessages as messages } from '../messages/platformAccounts.ts';
import { platformAccountsQuery, platformAccountsView } from '../platformAccountsView.ts';
import { pageLength } from '../staffView.ts';

const PlatformAccountForm = lazy(async () => ({
  default: (await import('../components/PlatformAccountForm.tsx')).PlatformAccountForm,
}));

export interface PlatformAccountsProps extends ListScreenProps {
  /** Returns the URL of an invitation by its token. */
  invitationHref: (token: string) => string;
}

/** The accounts of administrators, agents and supermerchants: search, filters, and every change. */
export function PlatformAccounts({
  invitationHref,
  search,
  onSearchChange,
}: PlatformAccountsProps) {
  const { formatMessage } = useIntl();
  const explain = usePlatformProblemText();
  const list = useListView(platformAccountsView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isValidating, mutate } = usePlatformAccounts(platformAccountsQuery(view));
  const opened = data?.aaData.find(({ id }) => id === view.open);
  const { trigger: patch } = usePlatformAccountAction(patchPlatformAccount);
  const { trigger: invite } = usePlatformAccountAction(invitePlatformAccount);
  const { act, onInvited, dialogs } = useAccountActions<PlatformAccount>({
    setActive: ({ id, version }, is_active) =>
      patch({ params: { id }, body: { version, is_active } }),
    invite: ({ id, version }) => invite({ params: { id }, body: { version } }),
    explain,
    onRefused: () => mutate(),
  });
  const columns = usePlatformAccountColumns(
    useStable((account: PlatformAccount) => (
      <PlatformAccountActions
        account={account}
        onEdit={() => change({ open: account.id })}
        onAction={(action) => act(account, action)}
      />
    )),
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        data && (
          <AddButton onPress={() => change({ open: 'new' })}>
            {formatMessage(messages.add)}
          </AddButton>
        )
      }
      filters={
        <AccountFilters
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchable)}
          {...list.filters('search')}
          roles={platformRoles}
          role={view.role}
          status={view.status}
          onChange={change}
        />
      }
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        explain={explain}
        forbiddenTitle={formatMessage(messages.refusedTitle)}
        forbidden={formatMessage(messages.refused, { right: formatMessage(messages.right) })}
        onRetry={mutate}
      >
        <ListTable
          label={formatMessage(messages.title)}
          pagesLabel={formatMessage(messages.pages)}
          rows={data?.aaData}
          columns={columns}
          total={data?.total}
          page={view.page}
          pageLength={pageLength}
          onPage={(page) => change({ page })}
          {...sorting('name', view.order, (_key, order) => change({ order }))}
          isLoading={isValidating}
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={isNarrowed}
              noResultTitle={formatMessage(messages.noneTitle)}
              icon={<UserIcon />}
              title={formatMessage(messages.emptyTitle)}
            >
              {formatMessage(messages.empty)}
            </ListEmpty>
          }
        />
      </ListBody>
      <Suspense fallback={null}>
        {(view.open === 'new' || opened) && (
          <PlatformAccountForm
            key={opened?.id ?? 'new'}
            account={opened ?? null}
            onInvited={onInvited}
            onConflict={() => void mutate()}
            onClose={() => change({ open: null })}
          />
        )}
      </Suspense>
      <AccountDialogs actions={dialogs} invitationHref={invitationHref} />
    </ListPage>
  );
}
