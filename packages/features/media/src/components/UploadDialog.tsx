import { maxPictureBytes, type Media } from '@servery/api';
import { Button, Dialog, FileUpload, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSend } from '../hooks/useSend.ts';
import { acceptedFiles, useUploadMessages } from '../hooks/useUploadMessages.ts';
import { uploadMessages as messages } from '../messages/upload.ts';

interface UploadDialogProps {
  merchantId: number | undefined;
  onSent?: (picture: Media) => void;
  onClose: () => void;
}

/**
 * Dialog to upload pictures by choosing, dropping or pasting, each with its own progress and
 * errors.
 */
export function UploadDialog({ merchantId, onSent, onClose }: UploadDialogProps) {
  const { formatMessage } = useIntl();
  const send = useSend(merchantId, onSent);
  const uploadMessages = useUploadMessages();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.add)}
      footer={(close) => (
        <Button tone="accent" emphasis="solid" onPress={close}>
          {formatMessage(messages.done)}
        </Button>
      )}
    >
      <Stack gap="m">
        <FileUpload
          label={formatMessage(messages.label)}
          isLabelHidden
          accept={acceptedFiles}
          maxSize={maxPictureBytes}
          upload={send}
          labels={uploadMessages}
        />
        <Text as="p" tone="muted" size="s">
          {formatMessage(messages.reminder)}
        </Text>
      </Stack>
    </Dialog>
  );
}
