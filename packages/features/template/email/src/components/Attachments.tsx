import type { EmailAttachment } from '@servery/api/template';
import { FileIcon, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readerMessages as messages } from '../messages/reader.ts';
import { FileDialog } from './FileDialog.tsx';
import * as styles from './reader.css.ts';
import { useFileSize } from './useFileSize.ts';

/** The attachments of a message; pressing one opens it. */
export function Attachments({ files }: { files: readonly EmailAttachment[] }) {
  const { formatMessage } = useIntl();
  const sizeOf = useFileSize();
  const [open, setOpen] = useState<EmailAttachment | null>(null);
  return (
    <>
      <Text as="div" size="s" tone="muted">
        {formatMessage(messages.attachments)}
      </Text>
      <ul role="list" className={styles.files} aria-label={formatMessage(messages.attachments)}>
        {files.map((file) => (
          <li key={file.fileName}>
            <button type="button" className={styles.file} onClick={() => setOpen(file)}>
              <Thumb file={file} />
              <span className={styles.fileMessages}>
                {file.fileName}
                <span className={styles.quiet}>{sizeOf(file.size)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <FileDialog file={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Thumbnail of a file, or a file icon. */
export function Thumb({ file: { thumbnail } }: { file: EmailAttachment }) {
  return thumbnail?.startsWith('data:image/') ? (
    <img className={styles.thumb} src={thumbnail} alt="" />
  ) : (
    <span className={styles.thumb} aria-hidden>
      <FileIcon />
    </span>
  );
}
