import type { NewMerchantAccount } from '@servery/api';
import { SecretDialog } from '@servery/screens/secret';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { formMessages as messages } from '../messages/form.ts';

interface CreatedDialogProps {
  created: NewMerchantAccount;
  /** Returns the URL of an invitation by its token. */
  hrefOf: (token: string) => string;
  onClose: () => void;
}

/** The link with which the owner of a new merchant sets a password. */
export function CreatedDialog({ created, hrefOf, onClose }: CreatedDialogProps) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const { name, owner, time_zone } = created.merchant;
  return (
    <SecretDialog
      title={formatMessage(messages.invitationTitle, { name })}
      text={formatMessage(messages.invitationText, {
        owner: owner?.name ?? '',
        date: date(owner?.invited_until ?? '', time_zone),
      })}
      label={formatMessage(messages.link)}
      secret={hrefOf(created.token)}
      copyLabel={formatMessage(messages.copy)}
      once={formatMessage(messages.once)}
      onClose={onClose}
    />
  );
}
