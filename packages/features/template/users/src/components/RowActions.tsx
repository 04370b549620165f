import type { User } from '@servery/api/template';
import { actionMessages, fieldMessages } from '@servery/screens/messages';
import { DeleteIcon, EditIcon, IconButton, Menu, MoreIcon, ShowIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import { places } from '../places.ts';
import { rowActions } from './list.css.ts';

/** The actions on a user of the list. */
export interface RowActionHandlers {
  onEdit: (user: User) => void;
  onRemove: (user: User) => void;
}

/** The menu of a row. */
export function RowActions({ user, acts }: { user: User; acts: RowActionHandlers }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(actionMessages.moreFor, { name: user.fullName });
  return (
    <div className={rowActions}>
      <Menu
        label={label}
        placement="bottom end"
        trigger={
          <IconButton label={label}>
            <MoreIcon />
          </IconButton>
        }
        items={[
          {
            id: 'details',
            label: formatMessage(fieldMessages.details),
            icon: <ShowIcon />,
            href: places.view(user.id),
          },
          {
            id: 'edit',
            label: formatMessage(listMessages.edit),
            icon: <EditIcon />,
            onAction: () => acts.onEdit(user),
          },
          {
            id: 'delete',
            label: formatMessage(listMessages.delete),
            icon: <DeleteIcon />,
            tone: 'danger',
            onAction: () => acts.onRemove(user),
          },
        ]}
      />
    </div>
  );
}
