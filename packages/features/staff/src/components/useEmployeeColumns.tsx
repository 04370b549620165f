import type { Employee } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Badge, Stack, Text, type Column } from '@servery/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { employeesMessages as messages, employeeStatusMessages } from '../messages/employees.ts';

interface ColumnInput {
  /** Whether the rows are of several outlets. */
  hasOutlets: boolean;
  /** Renders the actions of a row. */
  actions: (employee: Employee) => ReactNode;
}

/** The hourly wage in the currency of the outlet. */
function Wage({ employee: { merchant, hourly_wage } }: { employee: Employee }) {
  const { money } = useFormat(merchant.id);
  return hourly_wage === null ? <Text tone="muted">–</Text> : money(hourly_wage);
}

/** Returns the columns of the list of employees. */
export function useEmployeeColumns({ hasOutlets, actions }: ColumnInput): Column<Employee>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const columns: (Column<Employee> | null)[] = [
      {
        id: 'name',
        header: formatMessage(messages.name),
        minWidth: 180,
        width: '1.4fr',
        sortKey: 'name',
        cell: ({ name, title }) => (
          <Stack gap="xxs" align="start">
            <Text weight="bold">
              <bdi>{name}</bdi>
            </Text>
            {title !== '' && (
              <Text tone="muted" size="s">
                <bdi>{title}</bdi>
              </Text>
            )}
          </Stack>
        ),
      },
      hasOutlets
        ? {
            id: 'outlet',
            header: formatMessage(messages.outlet),
            width: '1fr',
            minWidth: 140,
            cell: ({ merchant }) => <bdi>{merchant.name}</bdi>,
          }
        : null,
      {
        id: 'phone',
        header: formatMessage(messages.phone),
        width: '1fr',
        minWidth: 140,
        cell: ({ phone }) =>
          phone === '' ? <Text tone="muted">–</Text> : <bdi dir="ltr">{phone}</bdi>,
      },
      {
        id: 'wage',
        header: formatMessage(messages.wage),
        width: '1fr',
        minWidth: 120,
        align: 'end',
        cell: (employee) => <Wage employee={employee} />,
      },
      {
        id: 'account',
        header: formatMessage(messages.account),
        width: '1fr',
        minWidth: 140,
        cell: ({ staff }) => (staff ? <bdi>{staff.name}</bdi> : <Text tone="muted">–</Text>),
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        width: '1fr',
        minWidth: 120,
        cell: ({ left_at }) => (
          <Badge tone={left_at ? 'neutral' : 'success'}>
            {formatMessage(employeeStatusMessages[left_at ? 'left' : 'active'])}
          </Badge>
        ),
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        width: 90,
        align: 'end',
        cell: actions,
      },
    ];
    return columns.filter((column) => column !== null);
  }, [formatMessage, hasOutlets, actions]);
}
