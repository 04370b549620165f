import { actionMessages } from '@servery/screens/messages';
import { useIntl } from 'react-intl';
import { useBillingChanges } from '../../hooks/useAccount.ts';
import { billingViewMessages as messages } from '../../messages/billing.ts';
import { ChangeDialog } from '../ChangeDialog.tsx';

interface DeleteCardProps {
  /** The id of the user. */
  id: number;
  cardId: number;
  /** The name of the card. */
  name: string;
  onClose: () => void;
}

/** Confirmation before a card is deleted. */
export function DeleteCard({ id, cardId, name, onClose }: DeleteCardProps) {
  const { formatMessage } = useIntl();
  const { deleteCard } = useBillingChanges();
  return (
    <ChangeDialog
      title={formatMessage(actionMessages.askDelete, { name })}
      confirmLabel={formatMessage(messages.deleteCard)}
      done={formatMessage(messages.deleted)}
      onConfirm={() => deleteCard({ query: { id, cardId } })}
      onClose={onClose}
    >
      {formatMessage(messages.deleteText)}
    </ChangeDialog>
  );
}
