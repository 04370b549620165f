import { useIntl } from 'react-intl';
import { usePlanChanges } from '../../hooks/useAccount.ts';
import { cancelTextMessage, planViewMessages as messages } from '../../messages/view.ts';
import { ChangeDialog } from '../ChangeDialog.tsx';

interface CancelPlanProps {
  id: number;
  daysLeft: number;
  onClose: () => void;
}

/** Confirmation before a plan is cancelled. */
export function CancelPlan({ id, daysLeft, onClose }: CancelPlanProps) {
  const { formatMessage } = useIntl();
  const { cancelPlan } = usePlanChanges();
  return (
    <ChangeDialog
      title={formatMessage(messages.askCancel)}
      confirmLabel={formatMessage(messages.cancel)}
      cancelLabel={formatMessage(messages.keep)}
      done={formatMessage(messages.cancelled)}
      cancelled={formatMessage(messages.kept)}
      onConfirm={() => cancelPlan({ body: { id } })}
      onClose={onClose}
    >
      {formatMessage(cancelTextMessage, { count: daysLeft })}
    </ChangeDialog>
  );
}
