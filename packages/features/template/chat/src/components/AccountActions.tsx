import { Problem } from '@servery/api';
import { Button, ConfirmDialog, DeleteIcon, SignOutIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contactMessages } from '../messages/contact.ts';
import { ownMessages as messages } from '../messages/own.ts';

interface WaysOutProps {
  onDelete: () => Promise<unknown>;
  onLogOut: () => void;
}

/**
 * Buttons to sign out of the app or delete the user's whole chat account; both ask for
 * confirmation. Deleting also signs out.
 */
export function AccountActions({ onDelete, onLogOut }: WaysOutProps) {
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
  const cancelLabel = formatMessage(contactMessages.cancel);
  return (
    <>
      <ConfirmDialog
        trigger={
          <Button isWide icon={<SignOutIcon />}>
            {formatMessage(messages.logOut)}
          </Button>
        }
        title={formatMessage(messages.logOutTitle)}
        confirmLabel={formatMessage(messages.logOut)}
        cancelLabel={cancelLabel}
        onConfirm={onLogOut}
      >
        {formatMessage(messages.logOutText)}
      </ConfirmDialog>
      <ConfirmDialog
        trigger={
          <Button isWide tone="danger" emphasis="soft" icon={<DeleteIcon />}>
            {formatMessage(messages.delete)}
          </Button>
        }
        tone="danger"
        title={formatMessage(messages.deleteTitle)}
        confirmLabel={formatMessage(messages.delete)}
        cancelLabel={cancelLabel}
        errorMessage={hasFailed ? formatMessage(messages.deleteFailed) : undefined}
        onConfirm={remove}
      >
        {formatMessage(messages.deleteText)}
      </ConfirmDialog>
    </>
  );
}
