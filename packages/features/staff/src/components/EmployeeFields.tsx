import type { Employee } from '@servery/api';
import { MoneyField, useFormat } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { Select, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useAccounts } from '../hooks/useEmployees.ts';
import { useManager } from '../hooks/useManager.ts';
import { employeeFormMessages as messages, employeesMessages } from '../messages/employees.ts';
import type { EmployeeValues } from './employeeForm.ts';

interface EmployeeFieldsProps {
  form: EndpointForm<EmployeeValues>;
  /** The employee to edit; null for a new one. */
  employee: Employee | null;
}

/** The fields of an employee. The outlet is fixed once they exist. */
export function EmployeeFields({ form, employee }: EmployeeFieldsProps) {
  const { formatMessage } = useIntl();
  const { outlets } = useManager();
  const { values } = form;
  const merchant_id = employee?.merchant.id ?? values.merchant_id ?? undefined;
  const { symbol } = useFormat(merchant_id);
  const accounts = useAccounts(merchant_id ?? '');
  const own = employee?.staff;
  // The account is an option even if it isn't among the listed ones.
  const listed = own && !accounts.some(({ id }) => id === own.id) ? [own, ...accounts] : accounts;
  return (
    <>
      <TextField label={formatMessage(employeesMessages.name)} {...form.field('name')} />
      <TextField
        label={formatMessage(employeesMessages.jobTitle)}
        description={formatMessage(messages.jobTitleHelp)}
        {...form.field('title')}
      />
      {!employee && outlets.length > 1 && (
        <Select
          label={formatMessage(employeesMessages.outlet)}
          options={outlets.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.message('merchant_id')}
          value={String(values.merchant_id)}
          onChange={(id) => {
            form.set('merchant_id', Number(id));
            form.set('staff_id', null);
          }}
        />
      )}
      <TextField
        label={formatMessage(employeesMessages.phone)}
        type="tel"
        {...form.field('phone')}
      />
      <MoneyField
        label={formatMessage(employeesMessages.wage)}
        description={formatMessage(messages.wageHelp)}
        currency={symbol}
        {...form.field('hourly_wage')}
      />
      <Select
        label={formatMessage(employeesMessages.account)}
        description={formatMessage(messages.accountHelp)}
        options={[
          { value: '', label: formatMessage(messages.noAccount) },
          ...listed.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.message('staff_id')}
        value={String(values.staff_id ?? '')}
        onChange={(id) => form.set('staff_id', Number(id) || null)}
      />
    </>
  );
}
