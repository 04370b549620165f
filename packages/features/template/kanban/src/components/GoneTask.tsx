import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../messages/form.ts';

/** Panel shown if the task in the URL no longer exists. */
export function GoneTask({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Drawer isOpen onOpenChange={onClose} title={formatMessage(messages.task)}>
      <EmptyState title={formatMessage(messages.gone)} />
    </Drawer>
  );
}
