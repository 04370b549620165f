import type { NewMerchantAccount } from '@servery/api';
import { Banner, Button, CopyButton, Dialog, Stack, Text, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { formMessages as messages } from '../messages/form.ts';

interface CreatedDialogProps {
  created: NewMerchantAccount;
  /** Returns the URL of an invitation by its token. */
  hrefOf: (token: string) => string;
  onClose: () => void;
}

/** The link with which the owner of a new merchant sets a password. It can’t be shown again. */
export function CreatedDialog({ created, hrefOf, onClose }: CreatedDialogProps) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const { name, owner, time_zone } = created.merchant;
  const link = hrefOf(created.token);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      hasCloseButton={false}
      // A press outside doesn't close it, because the link would be lost.
      role="alertdialog"
      title={formatMessage(messages.invitationTitle, { name })}
      footer={(close) => <Button onPress={close}>{formatMessage(messages.close)}</Button>}
    >
      <Stack gap="m" align="stretch">
        <Text as="p">
          {formatMessage(messages.invitationText, {
            owner: owner?.name ?? '',
            date: date(owner?.invited_until ?? '', time_zone),
          })}
        </Text>
        <TextField label={formatMessage(messages.link)} value={link} isReadOnly />
        <CopyButton text={link} labels={{ copy: formatMessage(messages.copy) }} isLabelled />
        <Banner tone="warning">{formatMessage(messages.once)}</Banner>
      </Stack>
    </Dialog>
  );
}
