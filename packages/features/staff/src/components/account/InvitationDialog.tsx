import { useFormat } from '@servery/screens';
import { SecretDialog } from '@servery/screens/secret';
import { useIntl } from 'react-intl';
import { invitationMessages as messages } from '../../messages/invitation.ts';
import type { AccountInvitation } from './account.ts';

interface InvitationDialogProps extends AccountInvitation {
  /** Returns the URL of an invitation by its token. */
  hrefOf: (token: string) => string;
  onClose: () => void;
}

/** The link of a new invitation. */
export function InvitationDialog(props: InvitationDialogProps) {
  const { account, token, merchant_id, hrefOf, onClose } = props;
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchant_id);
  const { name, invited_until } = account;
  return (
    <SecretDialog
      title={formatMessage(messages.title, { name })}
      text={formatMessage(messages.text, { name, until: dateTime(invited_until ?? '') })}
      label={formatMessage(messages.label)}
      secret={hrefOf(token)}
      copyLabel={formatMessage(messages.copy)}
      once={formatMessage(messages.once)}
      onClose={onClose}
    />
  );
}
