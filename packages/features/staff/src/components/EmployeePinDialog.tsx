import type { EmployeePin } from '@servery/api';
import { Banner, Button, CopyButton, Dialog, Stack, Text, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { employeePinMessages as messages } from '../messages/employees.ts';

interface EmployeePinDialogProps extends EmployeePin {
  onClose: () => void;
}

/** The new PIN of an employee, which can't be shown again. */
export function EmployeePinDialog({ employee: { name }, pin, onClose }: EmployeePinDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      hasCloseButton={false}
      // A press outside doesn't close it, because the PIN would be lost.
      role="alertdialog"
      title={formatMessage(messages.title, { name })}
      footer={(close) => <Button onPress={close}>{formatMessage(messages.close)}</Button>}
    >
      <Stack gap="m" align="stretch">
        <Text as="p">{formatMessage(messages.text, { name })}</Text>
        <TextField label={formatMessage(messages.pin)} value={pin} isReadOnly />
        <CopyButton text={pin} labels={{ copy: formatMessage(messages.copy) }} isLabelled />
        <Banner tone="warning">{formatMessage(messages.once, { name })}</Banner>
      </Stack>
    </Dialog>
  );
}
