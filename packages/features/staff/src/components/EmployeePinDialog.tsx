import type { EmployeePin } from '@servery/api';
import { SecretDialog } from '@servery/screens/secret';
import { useIntl } from 'react-intl';
import { employeePinMessages as messages } from '../messages/employees.ts';

interface EmployeePinDialogProps extends EmployeePin {
  onClose: () => void;
}

/** The new PIN of an employee. */
export function EmployeePinDialog({ employee: { name }, pin, onClose }: EmployeePinDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <SecretDialog
      title={formatMessage(messages.title, { name })}
      text={formatMessage(messages.text, { name })}
      label={formatMessage(messages.pin)}
      secret={pin}
      copyLabel={formatMessage(messages.copy)}
      once={formatMessage(messages.once, { name })}
      onClose={onClose}
    />
  );
}
