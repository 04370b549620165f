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
import { listMessages, moreMessage, previewMessage, sendMessage } from '../messages/list.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';
import { iconLink, rowActions } from './list.css.ts';

/** The actions on an invoice of the list. */
export interface RowActionHandlers {
  onSend: (row: InvoiceRow) => void;
  onDownload: (row: InvoiceRow) => void;
  onDuplicate: (row: InvoiceRow) => void;
  onRemove: (row: InvoiceRow) => void;
}

/** The two most frequent actions of a row, and a menu with the others. */
export function RowActions({ row, acts }: { row: InvoiceRow; acts: RowActionHandlers }) {
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
            label: formatMessage(listMessages.download),
            icon: <DownloadIcon />,
            onAction: () => acts.onDownload(row),
          },
          {
            id: 'edit',
            label: formatMessage(listMessages.edit),
            icon: <EditIcon />,
            href: places.edit(row.id),
          },
          {
            id: 'duplicate',
            label: formatMessage(listMessages.duplicate),
            icon: <CopyIcon />,
            onAction: () => acts.onDuplicate(row),
          },
          {
            id: 'delete',
            label: formatMessage(listMessages.delete),
            icon: <DeleteIcon />,
            tone: 'danger',
            onAction: () => acts.onRemove(row),
          },
        ]}
      />
    </div>
  );
}
