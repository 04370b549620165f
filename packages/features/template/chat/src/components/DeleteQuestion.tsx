import type { ChatContact } from '@servery/api/template';
import { ConfirmDialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactMessages as messages, deletePersonMessages } from '../messages/contact.ts';

interface DeleteQuestionProps {
  contact: Pick<ChatContact, 'fullName'>;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirmation before a contact is deleted with their chat. */
export function DeleteQuestion({ contact, onDelete, onClose }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(deletePersonMessages, { person: contact.fullName })}
      confirmLabel={formatMessage(messages.delete)}
      onConfirm={onDelete}
    >
      {formatMessage(messages.deleteText)}
    </ConfirmDialog>
  );
}
