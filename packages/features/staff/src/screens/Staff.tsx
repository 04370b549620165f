import { inviteStaff, patchStaff, resetPin, staffRoles, type StaffMember } from '@servery/api';
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
import { StaffActions } from '../components/StaffActions.tsx';
import { invitationOf } from '../components/staffForm.ts';
import { useStaffColumns } from '../components/useStaffColumns.tsx';
import { useManager } from '../hooks/useManager.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { usePinHolders, useStaff, useStaffMember } from '../hooks/useStaff.ts';
import { useStaffAction } from '../hooks/useStaffAction.ts';
import { staffMessages as messages } from '../messages/list.ts';
import { pageLength, staffQuery, staffView } from '../staffView.ts';

const StaffForm = lazy(async () => ({
  default: (await import('../components/StaffForm.tsx')).StaffForm,
}));

export interface StaffProps extends ListScreenProps {
  /** The outlet whose staff is shown; '' for all of the person's. */
  merchantId: number | '';
  /** Returns the URL of an invitation by its token. */
  invitationHref: (token: string) => string;
  /** Returns the URL of a person's permissions. */
  rightsHref: (id: number) => string;
}

/** The staff accounts of a merchant: search, filters, and every change of an account. */
export function Staff({
  merchantId,
  invitationHref,
  rightsHref,
  search,
  onSearchChange,
}: StaffProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const list = useListView(staffView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isValidating, mutate } = useStaff(staffQuery(merchantId, view));
  const pinHolders = usePinHolders(merchantId, data?.aaData);
  const opened = useStaffMember(typeof view.open === 'number' ? view.open : null).data;
  const { trigger: patch } = useStaffAction(patchStaff);
  const { trigger: invite } = useStaffAction(inviteStaff);
  const { trigger: removePin } = useStaffAction(resetPin);
  const { outlets } = useManager();
  const { act, onInvited, dialogs } = useAccountActions<StaffMember>({
    setActive: ({ id, version }, is_active) =>
      patch({ params: { id }, body: { version, is_active } }),
    invite: async ({ id, version }) =>
      invitationOf(await invite({ params: { id }, body: { version } })),
    resetPin: ({ id, version }) => removePin({ params: { id }, body: { version } }),
    explain,
    onRefused: () => mutate(),
  });
  const columns = useStaffColumns({
    hasOutlets: merchantId === '' && outlets.length > 1,
    pinHolders,
    actions: useStable((staff, hasPin) => (
      <StaffActions
        staff={staff}
        hasPin={hasPin}
        rightsHref={rightsHref(staff.id)}
        onEdit={() => change({ open: staff.id })}
        onAction={(action) => act(staff, action)}
      />
    )),
  });
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
          {...list.filters('search')}
          roles={staffRoles}
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
          <StaffForm
            key={opened ? `${opened.id} ${opened.version}` : 'new'}
            staff={opened ?? null}
            merchantId={merchantId}
            onInvited={onInvited}
            onClose={() => change({ open: null })}
          />
        )}
      </Suspense>
      <AccountDialogs actions={dialogs} invitationHref={invitationHref} />
    </ListPage>
  );
}
