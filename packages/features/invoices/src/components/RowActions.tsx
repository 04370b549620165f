import type { InvoiceRow } from '@servery/api/template';
import {
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  IconButton,
  Menu,
  MoreIcon,
  ShowIcon,
  UploadIcon,
  useLink,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { listWords, moreMessage, previewMessage, sendMessage } from '../messages/list.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';
import { iconLink, rowActions } from './list.css.ts';

/** What can be done with an invoice of the list. */
export interface Acts {
  onSend: (row: InvoiceRow) => void;
  onDownload: (row: InvoiceRow) => void;
  onDuplicate: (row: InvoiceRow) => void;
  onRemove: (row: InvoiceRow) => void;
}

/** The two most likely acts of a row, and a menu of the others. */
export function RowActions({ row, acts }: { row: InvoiceRow; acts: Acts }) {
  const { formatMessage } = useIntl();
  const number = numberOf(row.id);
  const more = formatMessage(moreMessage, { number });
  return (
    <div className={rowActions}>
      <IconButton label={formatMessage(sendMessage, { number })} onPress={() => acts.onSend(row)}>
        <UploadIcon />
      </IconButton>
      <a
        {...useLink({ href: places.preview(row.id) })}
        className={iconLink}
        aria-label={formatMessage(previewMessage, { number })}
      >
        <ShowIcon />
      </a>
      <Menu
        label={more}
        placement="bottom end"
        trigger={
          <IconButton label={more}>
            <MoreIcon />
          </IconButton>
        }
        items={[
          {
            id: 'download',
            label: formatMessage(listWords.download),
            icon: <DownloadIcon />,
            onAction: () => acts.onDownload(row),
          },
          {
            id: 'edit',
            label: formatMessage(listWords.edit),
            icon: <EditIcon />,
            href: places.edit(row.id),
          },
          {
            id: 'duplicate',
            label: formatMessage(listWords.duplicate),
            icon: <CopyIcon />,
            onAction: () => acts.onDuplicate(row),
          },
          {
            id: 'delete',
            label: formatMessage(listWords.delete),
            icon: <DeleteIcon />,
            tone: 'danger',
            onAction: () => acts.onRemove(row),
          },
        ]}
      />
    </div>
  );
}
