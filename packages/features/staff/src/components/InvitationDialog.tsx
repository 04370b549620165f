import type { StaffInvitation } from '@servery/api';
import { useFormat } from '@servery/screens';
import { SecretDialog } from '@servery/screens/secret';
import { useIntl } from 'react-intl';
import { invitationMessages as messages } from '../messages/invitation.ts';

interface InvitationDialogProps {
  invitation: StaffInvitation;
  /** Returns the URL of an invitation by its token. */
  hrefOf: (token: string) => string;
  onClose: () => void;
}

/** The link of a new invitation. */
export function InvitationDialog({ invitation, hrefOf, onClose }: InvitationDialogProps) {
  const { formatMessage } = useIntl();
  const { staff, token } = invitation;
  const { dateTime } = useFormat(staff.merchant.id);
  const { name, invited_until } = staff;
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
