import { Button, Dialog } from '@servery/ui';
import { defineMessages, useIntl } from 'react-intl';
import { appMessages } from '../appMessages.ts';
import type { InterruptionDialogProps } from './VersionDialog.tsx';

const messages = defineMessages({
  title: { id: 'admin.suspended.title', defaultMessage: 'This business is suspended' },
  text: {
    id: 'admin.suspended.text',
    defaultMessage:
      'You can’t work here for now, but nothing is lost: all orders, data and settings stay as they are. Ask your account owner to contact the platform.',
  },
});

/** Dialog for people who work at a suspended merchant. */
export function SuspendedDialog({ isOpen, onOpenChange }: InterruptionDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.title)}
      footer={
        <Button onPress={() => location.reload()}>{formatMessage(appMessages.reload)}</Button>
      }
    >
      {formatMessage(messages.text)}
    </Dialog>
  );
}
