import { editMedia, mostPictureBytes, type Media } from '@servery/api';
import { FileUpload, type UploadAdapter } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMediaAction } from '../hooks/useMediaAction.ts';
import { readPicture } from '../hooks/useSend.ts';
import { acceptedFiles, useUploadWords } from '../hooks/useUploadWords.ts';
import { editWords as words } from '../messages/edit.ts';

/** Puts other pixels in the place of a picture, wherever it is shown. */
export function ReplacePicture({ picture }: { picture: Media }) {
  const { formatMessage } = useIntl();
  const edit = useMediaAction(editMedia);
  const uploadWords = useUploadWords();
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
      label={formatMessage(words.replace)}
      description={formatMessage(words.replaceHelp)}
      accept={acceptedFiles}
      maxSize={mostPictureBytes}
      maxCount={1}
      upload={replace}
      words={{
        ...uploadWords,
        drop: formatMessage(words.replaceDrop),
        choose: formatMessage(words.replaceChoose),
        state: (entry) =>
          entry.state === 'sent' ? formatMessage(words.replaced) : uploadWords.state(entry),
      }}
    />
  );
}
