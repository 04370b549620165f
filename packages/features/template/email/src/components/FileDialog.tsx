import type { EmailAttachment } from '@servery/api/template';
import { Button, Dialog, DownloadIcon, EmptyState, Table } from '@servery/ui';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { blobOf, cellsOf, download, lookOf } from '../attachment.ts';
import { readerMessages as messages } from '../messages/reader.ts';
import { picture, text as textStyle } from './reader.css.ts';
import { useFileSize } from './useFileSize.ts';

interface FileDialogProps {
  file: EmailAttachment;
  onClose: () => void;
}

/** Dialog with a preview of a file, if that's safe, and a download button. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  const { formatMessage } = useIntl();
  const sizeOf = useFileSize();
  const blob = useMemo(() => blobOf(file.url), [file.url]);
  return (
    <Dialog
      isOpen
      size="l"
      title={file.fileName}
      description={sizeOf(file.size)}
      onOpenChange={onClose}
      footer={
        blob && (
          <Button
            tone="accent"
            emphasis="solid"
            icon={<DownloadIcon />}
            onPress={() => download(blob, file.fileName)}
          >
            {formatMessage(messages.download)}
          </Button>
        )
      }
    >
      {blob ? (
        <Look blob={blob} file={file} />
      ) : (
        <EmptyState title={formatMessage(messages.fileGone)} />
      )}
    </Dialog>
  );
}

function Look({ blob, file }: { blob: Blob; file: EmailAttachment }) {
  const look = lookOf(blob.type);
  const [text, setText] = useState('');
  useEffect(() => {
    if (look !== 'picture') void blob.text().then(setText);
  }, [blob, look]);
  if (look === 'picture') return <img className={picture} src={file.url} alt={file.fileName} />;
  if (look === 'text') return <pre className={textStyle}>{text}</pre>;
  if (look !== 'table') return null;
  const [head = [], ...rows] = cellsOf(text);
  return (
    <Table
      caption={file.fileName}
      isCaptionHidden
      columns={head.map((header, at) => ({
        id: String(at),
        header,
        cell: (row: readonly string[]) => row[at],
        isRowHeader: at === 0,
      }))}
      rows={rows}
      rowKey={(row) => row.join('\n')}
    />
  );
}
