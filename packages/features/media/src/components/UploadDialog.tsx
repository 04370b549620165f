import { mostPictureBytes, type Media } from '@servery/api';
import { Button, Dialog, FileUpload, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSend } from '../hooks/useSend.ts';
import { acceptedFiles, useUploadWords } from '../hooks/useUploadWords.ts';
import { uploadWords as words } from '../messages/upload.ts';

interface UploadDialogProps {
  merchantId: number | undefined;
  onSent?: (picture: Media) => void;
  onClose: () => void;
}

/** Takes pictures by choosing, dropping and pasting, each with its own progress and refusal. */
export function UploadDialog({ merchantId, onSent, onClose }: UploadDialogProps) {
  const { formatMessage } = useIntl();
  const send = useSend(merchantId, onSent);
  const uploadWords = useUploadWords();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.add)}
      closeLabel={formatMessage(words.close)}
      footer={(close) => (
        <Button tone="accent" emphasis="solid" onPress={close}>
          {formatMessage(words.done)}
        </Button>
      )}
    >
      <Stack gap="m">
        <FileUpload
          label={formatMessage(words.label)}
          isLabelHidden
          accept={acceptedFiles}
          maxSize={mostPictureBytes}
          upload={send}
          words={uploadWords}
        />
        <Text as="p" tone="muted" size="s">
          {formatMessage(words.reminder)}
        </Text>
      </Stack>
    </Dialog>
  );
}
