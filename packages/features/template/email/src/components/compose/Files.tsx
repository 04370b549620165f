import type { EmailAttachment } from '@servery/api/template';
import { CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { detachMessages } from '../../messages/compose.ts';
import { readerMessages } from '../../messages/reader.ts';
import { Thumb } from '../Attachments.tsx';
import * as styles from '../reader.css.ts';
import { useFileSize } from '../useFileSize.ts';

interface FilesProps {
  files: readonly EmailAttachment[];
  onRemove: (file: EmailAttachment) => void;
}

/** The attachments of the message; each can be removed. */
export function Files({ files, onRemove }: FilesProps) {
  const { formatMessage } = useIntl();
  const sizeOf = useFileSize();
  return (
    <ul role="list" className={styles.files} aria-label={formatMessage(readerMessages.attachments)}>
      {files.map((file) => (
        <li key={file.fileName} className={styles.file}>
          <Thumb file={file} />
          <span className={styles.fileMessages}>
            {file.fileName}
            <span className={styles.quiet}>{sizeOf(file.size)}</span>
          </span>
          <IconButton
            size="s"
            label={formatMessage(detachMessages, { name: file.fileName })}
            onPress={() => onRemove(file)}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
