import { ConfirmDialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { deleteQuestion, deleteMessages as messages } from '../messages/changes.ts';

interface DeleteQuestionProps {
  count: number;
  onDelete: () => void;
  onClose: () => void;
}

/** Confirmation before emails are permanently deleted. */
export function DeleteQuestion({ count, onDelete, onClose }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(deleteQuestion, { count })}
      confirmLabel={formatMessage(messages.title)}
      onConfirm={onDelete}
    >
      {formatMessage(messages.text)}
    </ConfirmDialog>
  );
}
