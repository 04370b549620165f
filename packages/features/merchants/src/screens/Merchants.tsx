import type { MerchantAccount, MerchantRow, UserInfo } from '@servery/api';
import { useRights, useUser } from '@servery/api/user';
import { useErrorToast, useStable } from '@servery/screens';
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
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Invitation } from '../components/InvitationDialog.tsx';
import { MerchantActions } from '../components/MerchantActions.tsx';
import { MerchantFilters } from '../components/MerchantFilters.tsx';
import { MerchantTools } from '../components/MerchantTools.tsx';
import { useMerchantColumns } from '../components/useMerchantColumns.tsx';
import { useMerchants, useStartView } from '../hooks/useMerchants.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { merchantsQuery, merchantsView, pageLength } from '../merchantsView.ts';
import { merchantsMessages as messages } from '../messages/list.ts';

const MerchantDetail = lazy(async () => ({
  default: (await import('../components/MerchantDetail.tsx')).MerchantDetail,
}));
const MerchantForm = lazy(async () => ({
  default: (await import('../components/MerchantForm.tsx')).MerchantForm,
}));
const OutletPlanCard = lazy(async () => ({
  default: (await import('../components/plan/OutletPlanCard.tsx')).OutletPlanCard,
}));
const StatusForm = lazy(async () => ({
  default: (await import('../components/StatusForm.tsx')).StatusForm,
}));
const CloseForm = lazy(async () => ({
  default: (await import('../components/CloseForm.tsx')).CloseForm,
}));
const InvitationDialog = lazy(async () => ({
  default: (await import('../components/InvitationDialog.tsx')).InvitationDialog,
}));

export interface MerchantsProps extends ListScreenProps {
  /** Returns the URL of an invitation by its token. */
  invitationHref: (token: string) => string;
  /** Returns the URL of the documents of a merchant, which are reviewed there. */
  documentsHref: (merchant_id: number) => string;
  /** Called when the person has started to view a merchant, with what they see from now on. */
  onView: (user: UserInfo) => void;
}

/** The merchants that a person of the platform looks after: search, filters, and every change. */
export function Merchants(props: MerchantsProps) {
  const { invitationHref, documentsHref, search, onSearchChange, onView } = props;
  const { formatMessage } = useIntl();
  const can = useRights();
  const { data: user } = useUser();
  const list = useListView(merchantsView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isValidating, mutate } = useMerchants(merchantsQuery(view));
  const [edited, setEdited] = useState<MerchantAccount | null>(null);
  const [changed, setChanged] = useState<MerchantRow | MerchantAccount | null>(null);
  const [closed, setClosed] = useState<MerchantRow | MerchantAccount | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const explain = useProblemText();
  const attempt = useErrorToast(explain);
  const { trigger } = useStartView();
  const startView = ({ id }: Pick<MerchantRow, 'id'>) =>
    void attempt(async () => onView(await trigger({ body: { merchant_id: id } })));
  const columns = useMerchantColumns(
    useStable((merchant: MerchantRow) => (
      <MerchantActions
        merchant={merchant}
        onOpen={() => change({ open: merchant.id })}
        onView={() => startView(merchant)}
        onStatus={() => setChanged(merchant)}
        onCloseMerchant={() => setClosed(merchant)}
      />
    )),
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        data &&
        can('merchant.manage') && (
          <>
            <AddButton onPress={() => change({ open: 'new' })}>
              {formatMessage(messages.add)}
            </AddButton>
            {can('merchant.approve') && <MerchantTools />}
          </>
        )
      }
      filters={<MerchantFilters list={list} />}
    >
      <Suspense fallback={null}>
        {user?.role === 'supermerchant' && <OutletPlanCard owner={user} level={2} />}
      </Suspense>
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
          {...sorting(view.columns, view.order, (key, order) => change({ columns: key, order }))}
          onRowPress={({ id }) => change({ open: id })}
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
        {typeof view.open === 'number' && (
          <MerchantDetail
            id={view.open}
            documentsHref={documentsHref(view.open)}
            onView={startView}
            onEdit={setEdited}
            onInvited={(invited) => setInvitation({ ...invited, isRenewed: true })}
            onStatus={setChanged}
            onCloseMerchant={setClosed}
            onClose={() => change({ open: null })}
          />
        )}
        {((view.open === 'new' && can('merchant.manage')) || edited) && (
          <MerchantForm
            key={edited?.id ?? 'new'}
            merchant={edited}
            onCreated={(created) => setInvitation({ ...created, isRenewed: false })}
            onCurrent={setEdited}
            onClose={() => (edited ? setEdited(null) : change({ open: null }))}
          />
        )}
        {changed && (
          <StatusForm
            merchant={changed}
            onCurrent={(now) => {
              setChanged(now);
              void mutate();
            }}
            onClose={() => setChanged(null)}
          />
        )}
        {closed && (
          <CloseForm
            merchant={closed}
            onCurrent={(now) => {
              setClosed(now);
              void mutate();
            }}
            onClose={() => setClosed(null)}
          />
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
