import { emailLabels, type Email, type EmailFolder } from '@servery/api/template';
import { CloseIcon, DeleteIcon, IconButton, ReadIcon, UnreadIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { EmailView } from '../emailView.ts';
import type { Discard } from '../hooks/useDiscard.ts';
import type { EmailChanges } from '../hooks/useEmailChanges.ts';
import type { Marked } from '../hooks/useSelection.ts';
import { deleteMessages } from '../messages/changes.ts';
import { listMessages } from '../messages/list.ts';
import { LabelMenu, MoveMenu } from './menus.tsx';

interface MarkedActionsProps {
  view: EmailView;
  marked: Marked;
  /** The loaded ones of the selected emails. */
  mails: readonly Email[];
  changes: EmailChanges;
  onDiscard: Discard;
}

/** Actions on all selected emails. */
export function MarkedActions({ view, marked, mails, changes, onDiscard }: MarkedActionsProps) {
  const { formatMessage } = useIntl();
  const ids = [...marked.selected];
  const move = async (folder: EmailFolder) => {
    marked.clear();
    await changes.move(ids, folder);
  };
  const isRead = mails.some((mail) => !mail.isRead);
  const folder = view.label ? '' : view.folder;
  return (
    <>
      <MoveMenu from={folder} onMove={(next) => void move(next)} />
      <LabelMenu
        labels={emailLabels.filter((label) => mails.every((mail) => mail.labels.includes(label)))}
        onToggle={(label) => void changes.label(ids, label)}
      />
      <IconButton
        size="s"
        label={formatMessage(isRead ? listMessages.markRead : listMessages.markUnread)}
        onPress={() => void changes.mark(ids, { isRead })}
      >
        {isRead ? <ReadIcon /> : <UnreadIcon />}
      </IconButton>
      <IconButton
        size="s"
        tone="danger"
        label={formatMessage(folder === 'trash' ? deleteMessages.title : listMessages.trash)}
        onPress={() => onDiscard(ids, folder)}
      >
        <DeleteIcon />
      </IconButton>
      <IconButton
        size="s"
        label={formatMessage(listMessages.clearSelection)}
        onPress={marked.clear}
      >
        <CloseIcon />
      </IconButton>
    </>
  );
}
