import { editMedia, maxPictureBytes, type Media } from '@servery/api';
import { FileUpload, type UploadAdapter } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMediaAction } from '../hooks/useMediaAction.ts';
import { readPicture } from '../hooks/useSend.ts';
import { acceptedFiles, useUploadMessages } from '../hooks/useUploadMessages.ts';
import { editMessages as messages } from '../messages/edit.ts';

/** Upload field that replaces the file of a picture everywhere it's used. */
export function ReplacePicture({ picture }: { picture: Media }) {
  const { formatMessage } = useIntl();
  const edit = useMediaAction(editMedia);
  const uploadMessages = useUploadMessages();
  const { id, version, name, alt } = picture;
  const replace: UploadAdapter = async (file, { onProgress }) => {
    const { digest } = await readPicture(file);
    onProgress(0.3);
    const body = { version, name, alt, file };
    const { urls } = await edit.trigger({ params: { id }, query: { digest }, body });
    return { id: String(id), url: urls.small };
  };
  return (
    <FileUpload
      label={formatMessage(messages.replace)}
      description={formatMessage(messages.replaceHelp)}
      accept={acceptedFiles}
      maxSize={maxPictureBytes}
      maxCount={1}
      upload={replace}
      labels={{
        ...uploadMessages,
        drop: formatMessage(messages.replaceDrop),
        choose: formatMessage(messages.replaceChoose),
        state: (entry) =>
          entry.state === 'sent' ? formatMessage(messages.replaced) : uploadMessages.state(entry),
      }}
    />
  );
}
