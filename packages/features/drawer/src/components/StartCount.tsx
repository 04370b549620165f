import { startCount, type Shift } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { yourMessages as messages } from '../messages/yours.ts';

interface StartCountProps {
  /** An open shift. */
  shift: Shift;
  /** Called with the shift once it can be counted. */
  onStarted: (shift: Shift) => void;
  onClose: () => void;
}

/** Asks before the count of a drawer begins, because nothing is added to the shift afterwards. */
export function StartCount({ shift, onStarted, onClose }: StartCountProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useDrawerAction(startCount);
  const attempt = useErrorToast(useProblemText());
  const { id, version, drawer } = shift;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.countTitle, { name: drawer.name })}
      confirmLabel={formatMessage(messages.countConfirm)}
      onConfirm={() =>
        attempt(async () => onStarted(await trigger({ params: { id }, body: { version } })))
      }
    >
      {formatMessage(messages.countText)}
    </ConfirmDialog>
  );
}
