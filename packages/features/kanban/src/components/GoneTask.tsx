import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formWords as words } from '../messages/form.ts';

/** Stands where a task's panel would, for an address whose task is not there any more. */
export function GoneTask({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={formatMessage(words.task)}
      closeLabel={formatMessage(words.close)}
    >
      <EmptyState title={formatMessage(words.gone)} />
    </Drawer>
  );
}
