import { Problem } from '@servery/api';
import { Button, ConfirmDialog, DeleteIcon, SignOutIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contactWords } from '../messages/contact.ts';
import { ownWords as words } from '../messages/own.ts';

interface WaysOutProps {
  onDelete: () => Promise<unknown>;
  onLogOut: () => void;
}

/** Leaves the app, or deletes all of one's account in the chat; both ask before. */
export function WaysOut({ onDelete, onLogOut }: WaysOutProps) {
  const { formatMessage } = useIntl();
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    setFailed(false);
    try {
      await onDelete();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFailed(true);
      return;
    }
    onLogOut();
  };
  const cancelLabel = formatMessage(contactWords.cancel);
  return (
    <>
      <ConfirmDialog
        trigger={
          <Button isWide icon={<SignOutIcon />}>
            {formatMessage(words.logOut)}
          </Button>
        }
        title={formatMessage(words.logOutTitle)}
        confirmLabel={formatMessage(words.logOut)}
        cancelLabel={cancelLabel}
        onConfirm={onLogOut}
      >
        {formatMessage(words.logOutText)}
      </ConfirmDialog>
      <ConfirmDialog
        trigger={
          <Button isWide tone="danger" emphasis="soft" icon={<DeleteIcon />}>
            {formatMessage(words.delete)}
          </Button>
        }
        tone="danger"
        title={formatMessage(words.deleteTitle)}
        confirmLabel={formatMessage(words.delete)}
        cancelLabel={cancelLabel}
        errorMessage={hasFailed ? formatMessage(words.deleteFailed) : undefined}
        onConfirm={remove}
      >
        {formatMessage(words.deleteText)}
      </ConfirmDialog>
    </>
  );
}
