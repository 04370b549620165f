import type { NewMerchantAccount } from '@servery/api';
import { SecretDialog } from '@servery/screens/secret';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { formMessages as messages } from '../messages/form.ts';

/** The invitation of the owner of a merchant, which is new or has replaced an earlier one. */
export interface Invitation extends NewMerchantAccount {
  isRenewed: boolean;
}

interface InvitationDialogProps {
  invitation: Invitation;
  /** Returns the URL of an invitation by its token. */
  hrefOf: (token: string) => string;
  onClose: () => void;
}

/** The link with which the owner of a merchant sets their first password. */
export function InvitationDialog({ invitation, hrefOf, onClose }: InvitationDialogProps) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const { merchant, token, isRenewed } = invitation;
  const { name, owner, time_zone } = merchant;
  return (
    <SecretDialog
      title={
        isRenewed
          ? formatMessage(messages.renewedTitle, { name: owner?.name ?? '' })
          : formatMessage(messages.invitationTitle, { name })
      }
      text={formatMessage(messages.invitationText, {
        owner: owner?.name ?? '',
        date: date(owner?.invited_until ?? '', time_zone),
      })}
      label={formatMessage(messages.link)}
      secret={hrefOf(token)}
      copyLabel={formatMessage(messages.copy)}
      once={formatMessage(messages.once)}
      onClose={onClose}
    />
  );
}
