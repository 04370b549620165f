import { Banner, Button, CopyButton, Dialog, Stack, Text, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { actionMessages } from '../messages/actions.ts';

export interface SecretDialogProps {
  title: string;
  /** What the secret is for. */
  text: string;
  /** The label of the secret, such as "PIN". */
  label: string;
  /** The secret, such as a PIN or the link of an invitation. */
  secret: string;
  /** The label of the button that copies it. */
  copyLabel: string;
  /** The warning that it can't be shown again. */
  once: string;
  onClose: () => void;
}

/** A new secret, which can't be shown again. */
export function SecretDialog(props: SecretDialogProps) {
  const { title, text, label, secret, copyLabel, once, onClose } = props;
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      hasCloseButton={false}
      // A press outside doesn't close it, because the secret would be lost.
      role="alertdialog"
      title={title}
      footer={(close) => <Button onPress={close}>{formatMessage(actionMessages.close)}</Button>}
    >
      <Stack gap="m" align="stretch">
        <Text as="p">{text}</Text>
        <TextField label={label} value={secret} dir="ltr" isReadOnly />
        <CopyButton text={secret} labels={{ copy: copyLabel }} isLabelled />
        <Banner tone="warning">{once}</Banner>
      </Stack>
    </Dialog>
  );
}
