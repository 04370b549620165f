import { createEmployee, editEmployee, type Employee } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useEmployeeAction } from '../hooks/useEmployees.ts';
import { useManager } from '../hooks/useManager.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import {
  employeeErrorMessages,
  employeeFormMessages as messages,
  employeesMessages,
} from '../messages/employees.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { valuesOf } from './employeeForm.ts';
import { phoneOf } from './staffForm.ts';

interface EmployeeFormProps {
  /** The employee to edit; null for a new one. */
  employee: Employee | null;
  /** The outlet whose employees are shown; '' for all of the manager's. */
  merchantId: number | '';
  onClose: () => void;
}

/** Drawer with the form of an employee. */
export function EmployeeForm({ employee, merchantId, onClose }: EmployeeFormProps) {
  const { formatMessage } = useIntl();
  const { outlets } = useManager();
  const to = employee ? editEmployee : createEmployee;
  const { trigger } = useEmployeeAction(to);
  const first = outlets.length === 1 ? null : (outlets[0]?.id ?? null);
  const form = useEndpointForm(to, {
    defaults: valuesOf(employee, merchantId || first),
    toInput: async ({ merchant_id, phone: typed, ...values }) => {
      const phone = await phoneOf(typed, employee);
      if (!employee) return { body: { merchant_id, ...values, ...phone } };
      return {
        params: { id: employee.id },
        body: { version: employee.version, ...values, ...phone },
      };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({ title: formatMessage(messages.saved, { name }) });
      onClose();
    },
    explain: useProblemText(),
    messages: employeeErrorMessages,
  });
  return (
    <FormDrawer
      title={
        employee
          ? formatMessage(messages.editTitle, { name: employee.name })
          : formatMessage(messages.newTitle)
      }
      action={formatMessage(employee ? messages.save : employeesMessages.add)}
      {...form.drawer}
      onClose={onClose}
    >
      <EmployeeFields form={form} employee={employee} />
    </FormDrawer>
  );
}
