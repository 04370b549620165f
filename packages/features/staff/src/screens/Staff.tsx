import { patchStaff, staffRoles, staffStatuses } from '@servery/api';
import type { StaffInvitation, StaffMember } from '@servery/api';
import { useErrorToast, useStable } from '@servery/screens';
import { FilterSelect } from '@servery/screens/filter';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  ListTable,
  sorting,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { roleMessages } from '@servery/screens/messages';
import { toast, UserIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { StaffActions, type AccountAction } from '../components/StaffActions.tsx';
import { useStaffColumns } from '../components/useStaffColumns.tsx';
import { useManager } from '../hooks/useManager.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { usePinHolders, useStaff, useStaffMember } from '../hooks/useStaff.ts';
import { useStaffAction } from '../hooks/useStaffAction.ts';
import { accountMessages } from '../messages/account.ts';
import { staffMessages as messages, statusMessages } from '../messages/list.ts';
import { pageLength, staffQuery, staffView } from '../staffView.ts';

const StaffForm = lazy(async () => ({
  default: (await import('../components/StaffForm.tsx')).StaffForm,
}));
const ConfirmAction = lazy(async () => ({
  default: (await import('../components/ConfirmAction.tsx')).ConfirmAction,
}));
const InvitationDialog = lazy(async () => ({
  default: (await import('../components/InvitationDialog.tsx')).InvitationDialog,
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
  const attempt = useErrorToast(explain);
  const list = useListView(staffView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isValidating, mutate } = useStaff(staffQuery(merchantId, view));
  const pinHolders = usePinHolders(merchantId, data?.aaData);
  const opened = useStaffMember(typeof view.open === 'number' ? view.open : null).data;
  const { trigger: patch } = useStaffAction(patchStaff);
  const { outlets } = useManager();
  const [asked, setAsked] = useState<{
    staff: StaffMember;
    action: Exclude<AccountAction, 'activate'>;
  } | null>(null);
  const [invitation, setInvitation] = useState<StaffInvitation | null>(null);

  const act = (staff: StaffMember, action: AccountAction) => {
    if (action !== 'activate') return setAsked({ staff, action });
    const { id, version, name } = staff;
    void attempt(async () => {
      await patch({ params: { id }, body: { version, is_active: true } });
      toast.success({ title: formatMessage(accountMessages.activated, { name }) });
    });
  };
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
        <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
          <FilterSelect
            label={formatMessage(messages.role)}
            allLabel={formatMessage(messages.allRoles)}
            options={staffRoles.map((value) => ({
              value,
              label: formatMessage(roleMessages[value]),
            }))}
            value={view.role}
            onChange={(role) => change({ role })}
          />
          <FilterSelect
            label={formatMessage(messages.status)}
            allLabel={formatMessage(messages.allStatus)}
            options={staffStatuses.map((value) => ({
              value,
              label: formatMessage(statusMessages[value]),
            }))}
            value={view.status}
            onChange={(status) => change({ status })}
          />
        </ListFilters>
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
            onInvited={setInvitation}
            onClose={() => change({ open: null })}
          />
        )}
        {asked && (
          <ConfirmAction {...asked} onInvited={setInvitation} onClose={() => setAsked(null)} />
        )}
        {invitation && (
          <InvitationDialog
            invitation={invitation}
            hrefOf={invitationHref}
            onClose={() => setInvitation(null)}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
