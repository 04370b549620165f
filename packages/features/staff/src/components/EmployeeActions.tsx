import type { Employee } from '@servery/api';
import { IconButton, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { employeeMessages as messages, employeesMessages } from '../messages/employees.ts';

interface EmployeeActionsProps {
  employee: Employee;
  onEdit: () => void;
  onLeave: () => void;
  onRejoin: () => void;
}

/** The menu of the actions on an employee. */
export function EmployeeActions({ employee, onEdit, onLeave, onRejoin }: EmployeeActionsProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(employeesMessages.more, { name: employee.name });
  const toggle = employee.left_at
    ? { id: 'rejoin', label: formatMessage(messages.rejoin), onAction: onRejoin }
    : { id: 'leave', label: formatMessage(messages.leaveDots), onAction: onLeave };
  return (
    <Menu
      label={label}
      placement="bottom end"
      items={[{ id: 'edit', label: formatMessage(messages.edit), onAction: onEdit }, toggle]}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    />
  );
}
