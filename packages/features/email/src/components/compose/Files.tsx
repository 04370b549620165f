import type { EmailAttachment } from '@servery/api/template';
import { CloseIcon, IconButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { detachWords } from '../../messages/compose.ts';
import { readerWords } from '../../messages/reader.ts';
import { Thumb } from '../Attachments.tsx';
import * as styles from '../reader.css.ts';
import { useFileSize } from '../useFileSize.ts';

interface FilesProps {
  files: readonly EmailAttachment[];
  onRemove: (file: EmailAttachment) => void;
}

/** The files that go with a mail; each can be taken away again. */
export function Files({ files, onRemove }: FilesProps) {
  const { formatMessage } = useIntl();
  const sizeOf = useFileSize();
  return (
    <ul role="list" className={styles.files} aria-label={formatMessage(readerWords.attachments)}>
      {files.map((file) => (
        <li key={file.fileName} className={styles.file}>
          <Thumb file={file} />
          <span className={styles.fileWords}>
            {file.fileName}
            <span className={styles.quiet}>{sizeOf(file.size)}</span>
          </span>
          <IconButton
            size="s"
            label={formatMessage(detachWords, { name: file.fileName })}
            onPress={() => onRemove(file)}
          >
            <CloseIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
