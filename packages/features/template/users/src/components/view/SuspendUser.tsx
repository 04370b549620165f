import type { User } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { usePlanChanges } from '../../hooks/useAccount.ts';
import {
  askSuspendMessage,
  suspendedMessage,
  viewMessages as messages,
} from '../../messages/view.ts';
import { ChangeDialog } from '../ChangeDialog.tsx';

/** Confirmation before a user is suspended. */
export function SuspendUser({ user, onClose }: { user: User; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { suspend } = usePlanChanges();
  const { id, fullName: name } = user;
  return (
    <ChangeDialog
      title={formatMessage(askSuspendMessage, { name })}
      confirmLabel={formatMessage(messages.suspendUser)}
      done={formatMessage(suspendedMessage, { name })}
      cancelled={formatMessage(messages.suspendCancelled)}
      onConfirm={() => suspend({ body: { id, isSuspended: true } })}
      onClose={onClose}
    >
      {formatMessage(messages.suspendText)}
    </ChangeDialog>
  );
}
