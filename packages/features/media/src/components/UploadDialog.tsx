import { maxPictureBytes, type Media } from '@servery/api';
import { Button, Dialog, FileUpload, Stack, Text, useUnsavedGuard } from '@servery/ui';
import { useState } from 'react';
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
 * errors. It asks before uploads are stopped.
 */
export function UploadDialog({ merchantId, onSent, onClose }: UploadDialogProps) {
  const { formatMessage } = useIntl();
  const send = useSend(merchantId, onSent);
  const uploadMessages = useUploadMessages();
  const [isSending, setSending] = useState(false);
  const unfinished = formatMessage(messages.unfinished);
  const guard = useUnsavedGuard({
    isDirty: isSending,
    onDiscard: onClose,
    children: unfinished,
  });
  return (
    <>
      {guard.question}
      <Dialog
        isOpen
        onCloseRequest={guard.onCloseRequest}
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
            onChange={(files) =>
              setSending(files.some(({ state }) => state === 'waiting' || state === 'sending'))
            }
            labels={uploadMessages}
          />
          <Text as="p" tone="muted" size="s">
            {formatMessage(messages.reminder)}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
