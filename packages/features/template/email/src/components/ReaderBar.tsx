import type { EmailFolder, OpenedEmail } from '@servery/api/template';
import {
  ArrowStartIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  DeleteIcon,
  IconButton,
  PrinterIcon,
  StarIcon,
  UnreadIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import type { EmailChanges } from '../hooks/useEmailChanges.ts';
import { deleteMessages } from '../messages/changes.ts';
import { listMessages, starMessages } from '../messages/list.ts';
import { readerMessages as messages } from '../messages/reader.ts';
import { starred } from './email.css.ts';
import { LabelMenu, MoveMenu } from './menus.tsx';
import { bar, onlyRoomy, space } from './reader.css.ts';

interface ReaderBarProps {
  mail: OpenedEmail | undefined;
  changes: EmailChanges;
  onMove: (folder: EmailFolder) => void;
  onDiscard: () => void;
  onUnread: () => void;
  onPrint: () => void;
  onStep: (dir: 'previous' | 'next') => void;
  onBack: () => void;
}

/** Actions on the open email and buttons for the previous and next one. */
export function ReaderBar({ mail, changes, ...on }: ReaderBarProps) {
  const { formatMessage } = useIntl();
  const subject = mail?.subject || formatMessage(listMessages.noSubject);
  return (
    <div className={bar}>
      <IconButton size="s" label={formatMessage(messages.back)} onPress={on.onBack}>
        <ArrowStartIcon />
      </IconButton>
      <span className={space} />
      {mail && (
        <>
          <span className={starred} data-on={mail.isStarred || undefined}>
            <IconButton
              size="s"
              label={formatMessage(starMessages, { subject })}
              aria-pressed={mail.isStarred}
              onPress={() => void changes.mark([mail.id], { isStarred: !mail.isStarred })}
            >
              <StarIcon fill={mail.isStarred ? 'currentColor' : 'none'} />
            </IconButton>
          </span>
          <MoveMenu from={mail.folder} onMove={on.onMove} />
          <LabelMenu
            labels={mail.labels}
            onToggle={(label) => void changes.label([mail.id], label)}
          />
          <IconButton size="s" label={formatMessage(listMessages.markUnread)} onPress={on.onUnread}>
            <UnreadIcon />
          </IconButton>
          <span className={onlyRoomy}>
            <IconButton size="s" label={formatMessage(messages.print)} onPress={on.onPrint}>
              <PrinterIcon />
            </IconButton>
          </span>
          <IconButton
            size="s"
            tone="danger"
            label={formatMessage(
              mail.folder === 'trash' ? deleteMessages.title : listMessages.trash,
            )}
            onPress={on.onDiscard}
          >
            <DeleteIcon />
          </IconButton>
          <IconButton
            size="s"
            label={formatMessage(messages.previous)}
            isDisabled={!mail.hasPreviousMail}
            onPress={() => on.onStep('previous')}
          >
            <ChevronStartIcon />
          </IconButton>
          <IconButton
            size="s"
            label={formatMessage(messages.next)}
            isDisabled={!mail.hasNextMail}
            onPress={() => on.onStep('next')}
          >
            <ChevronEndIcon />
          </IconButton>
        </>
      )}
    </div>
  );
}
