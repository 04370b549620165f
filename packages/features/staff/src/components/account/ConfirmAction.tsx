import { ConfirmDialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accountMessages as messages } from '../../messages/account.ts';
import type { Account, ConfirmedAction } from './account.ts';

interface ConfirmActionProps {
  account: Account;
  action: ConfirmedAction;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

const texts = {
  deactivate: {
    title: messages.deactivateAsk,
    text: messages.deactivateText,
    confirm: messages.deactivate,
  },
  reset: { title: messages.resetAsk, text: messages.resetText, confirm: messages.reset },
  resetPin: {
    title: messages.resetPinAsk,
    text: messages.resetPinText,
    confirm: messages.resetPin,
  },
  renew: { title: messages.renewAsk, text: messages.renewText, confirm: messages.renew },
};

/** Confirmation before an account is deactivated, or its password or PIN is reset. */
export function ConfirmAction({ account, action, onConfirm, onClose }: ConfirmActionProps) {
  const { formatMessage } = useIntl();
  const { name, status } = account;
  const kind = action === 'invite' ? (status === 'invited' ? 'renew' : 'reset') : action;
  const shown = texts[kind];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(shown.title, { name })}
      tone="danger"
      confirmLabel={formatMessage(shown.confirm)}
      onConfirm={onConfirm}
    >
      {formatMessage(shown.text)}
    </ConfirmDialog>
  );
}
