import {
  createEmployeePin,
  employeeStatuses,
  patchEmployee,
  type Employee,
  type EmployeePin,
} from '@servery/api';
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
import { toast, UserIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { EmployeeActions } from '../components/EmployeeActions.tsx';
import { useEmployeeColumns } from '../components/useEmployeeColumns.tsx';
import { employeesQuery, employeesView } from '../employeesView.ts';
import { useEmployeeAction, useEmployees } from '../hooks/useEmployees.ts';
import { useManager } from '../hooks/useManager.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import {
  employeeMessages,
  employeesMessages as messages,
  employeeStatusMessages,
} from '../messages/employees.ts';
import { pageLength } from '../staffView.ts';

const EmployeeForm = lazy(async () => ({
  default: (await import('../components/EmployeeForm.tsx')).EmployeeForm,
}));
const ConfirmLeaving = lazy(async () => ({
  default: (await import('../components/ConfirmLeaving.tsx')).ConfirmLeaving,
}));
const EmployeePinDialog = lazy(async () => ({
  default: (await import('../components/EmployeePinDialog.tsx')).EmployeePinDialog,
}));

export interface EmployeesProps extends ListScreenProps {
  /** The outlet whose employees are shown; '' for all of the person's. */
  merchantId: number | '';
}

/** The employees of a merchant: search, filter, and every change of an employee. */
export function Employees({ merchantId, search, onSearchChange }: EmployeesProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const attempt = useErrorToast(explain);
  const list = useListView(employeesView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const { data, error, isValidating, mutate } = useEmployees(employeesQuery(merchantId, view));
  const opened = data?.aaData.find(({ id }) => id === view.open);
  const { trigger: patch } = useEmployeeAction(patchEmployee);
  const { outlets } = useManager();
  const { trigger: createPin } = useEmployeeAction(createEmployeePin);
  const [leaving, setLeaving] = useState<Employee | null>(null);
  const [pinned, setPinned] = useState<EmployeePin | null>(null);

  const rejoin = ({ id, version, name }: Employee) =>
    attempt(async () => {
      await patch({ params: { id }, body: { version, has_left: false } });
      toast.success({ title: formatMessage(employeeMessages.hasRejoined, { name }) });
    });
  const givePin = ({ id, version }: Employee) =>
    attempt(async () => setPinned(await createPin({ params: { id }, body: { version } })));
  const columns = useEmployeeColumns({
    hasOutlets: merchantId === '' && outlets.length > 1,
    actions: useStable((employee) => (
      <EmployeeActions
        employee={employee}
        onEdit={() => change({ open: employee.id })}
        onPin={() => void givePin(employee)}
        onLeave={() => setLeaving(employee)}
        onRejoin={() => void rejoin(employee)}
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
            label={formatMessage(messages.status)}
            allLabel={formatMessage(messages.allStatus)}
            options={employeeStatuses.map((value) => ({
              value,
              label: formatMessage(employeeStatusMessages[value]),
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
          <EmployeeForm
            key={opened ? `${opened.id} ${opened.version}` : 'new'}
            employee={opened ?? null}
            merchantId={merchantId}
            onClose={() => change({ open: null })}
          />
        )}
        {leaving && <ConfirmLeaving employee={leaving} onClose={() => setLeaving(null)} />}
        {pinned && <EmployeePinDialog {...pinned} onClose={() => setPinned(null)} />}
      </Suspense>
    </ListPage>
  );
}
