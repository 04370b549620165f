import type { Employee } from '@servery/api';
import { IconButton, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { employeeMessages as messages, employeesMessages } from '../messages/employees.ts';

interface EmployeeActionsProps {
  employee: Employee;
  onEdit: () => void;
  onPin: () => void;
  onLeave: () => void;
  onRejoin: () => void;
}

/** The menu of the actions on an employee. */
export function EmployeeActions(props: EmployeeActionsProps) {
  const { employee, onEdit, onPin, onLeave, onRejoin } = props;
  const { formatMessage } = useIntl();
  const label = formatMessage(employeesMessages.more, { name: employee.name });
  const toggle = employee.left_at
    ? { id: 'rejoin', label: formatMessage(messages.rejoin), onAction: onRejoin }
    : { id: 'leave', label: formatMessage(messages.leaveDots), onAction: onLeave };
  // People with an account set their own PIN.
  const needsPin = employee.staff === null && employee.left_at === null;
  const pin = { id: 'pin', label: formatMessage(messages.newPin), onAction: onPin };
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[
        { id: 'edit', label: formatMessage(messages.edit), onAction: onEdit },
        ...(needsPin ? [pin] : []),
        toggle,
      ]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
