import { ConfirmDialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { deleteQuestion, deleteWords as words } from '../messages/changes.ts';

interface DeleteQuestionProps {
  count: number;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before mails are deleted for ever. */
export function DeleteQuestion({ count, onDelete, onClose }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(deleteQuestion, { count })}
      confirmLabel={formatMessage(words.title)}
      cancelLabel={formatMessage(words.cancel)}
      onConfirm={onDelete}
    >
      {formatMessage(words.text)}
    </ConfirmDialog>
  );
}
