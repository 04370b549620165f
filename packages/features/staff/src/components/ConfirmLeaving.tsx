import { patchEmployee, type Employee } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useEmployeeAction } from '../hooks/useEmployees.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { employeeMessages as messages } from '../messages/employees.ts';

interface ConfirmLeavingProps {
  employee: Employee;
  onClose: () => void;
}

/** Confirmation before an employee is marked as left. */
export function ConfirmLeaving({ employee, onClose }: ConfirmLeavingProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger } = useEmployeeAction(patchEmployee);
  const { id, version, name, staff } = employee;
  const leave = () =>
    attempt(async () => {
      await trigger({ params: { id }, body: { version, has_left: true } });
      toast.success({ title: formatMessage(messages.hasLeft, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.leaveAsk, { name })}
      confirmLabel={formatMessage(messages.leave)}
      onConfirm={leave}
    >
      {formatMessage(staff ? messages.leaveAccount : messages.leaveText)}
    </ConfirmDialog>
  );
}
