import type { ChatContact } from '@servery/api/template';
import { ConfirmDialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactWords as words, deletePersonWords } from '../messages/contact.ts';

interface DeleteQuestionProps {
  contact: Pick<ChatContact, 'fullName'>;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before somebody is deleted with their chat. */
export function DeleteQuestion({ contact, onDelete, onClose }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(deletePersonWords, { person: contact.fullName })}
      confirmLabel={formatMessage(words.delete)}
      cancelLabel={formatMessage(words.cancel)}
      onConfirm={onDelete}
    >
      {formatMessage(words.deleteText)}
    </ConfirmDialog>
  );
}
