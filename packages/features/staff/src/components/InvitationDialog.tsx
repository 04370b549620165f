import type { StaffInvitation } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Banner, Button, CopyButton, Dialog, Stack, Text, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { invitationMessages as messages } from '../messages/invitation.ts';

interface InvitationDialogProps {
  invitation: StaffInvitation;
  /** Returns the URL of an invitation by its token. */
  hrefOf: (token: string) => string;
  onClose: () => void;
}

/** The link of a new invitation, which can't be shown again. */
export function InvitationDialog({ invitation, hrefOf, onClose }: InvitationDialogProps) {
  const { formatMessage } = useIntl();
  const { staff, token } = invitation;
  const { dateTime } = useFormat(staff.merchant.id);
  const { name, invited_until } = staff;
  const link = hrefOf(token);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      hasCloseButton={false}
      // A press outside doesn't close it, because the link would be lost.
      role="alertdialog"
      title={formatMessage(messages.title, { name })}
      footer={(close) => <Button onPress={close}>{formatMessage(messages.close)}</Button>}
    >
      <Stack gap="m" align="stretch">
        <Text as="p">
          {formatMessage(messages.text, { name, until: dateTime(invited_until ?? '') })}
        </Text>
        <TextField label={formatMessage(messages.label)} value={link} isReadOnly />
        <CopyButton text={link} labels={{ copy: formatMessage(messages.copy) }} isLabelled />
        <Banner tone="warning">{formatMessage(messages.once)}</Banner>
      </Stack>
    </Dialog>
  );
}
