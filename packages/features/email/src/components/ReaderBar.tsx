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
import { deleteWords } from '../messages/changes.ts';
import { listWords, starWords } from '../messages/list.ts';
import { readerWords as words } from '../messages/reader.ts';
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

/** What can be done with an open mail, and the way to its neighbours. */
export function ReaderBar({ mail, changes, ...on }: ReaderBarProps) {
  const { formatMessage } = useIntl();
  const subject = mail?.subject || formatMessage(listWords.noSubject);
  return (
    <div className={bar}>
      <IconButton size="s" label={formatMessage(words.back)} onPress={on.onBack}>
        <ArrowStartIcon />
      </IconButton>
      <span className={space} />
      {mail && (
        <>
          <span className={starred} data-on={mail.isStarred || undefined}>
            <IconButton
              size="s"
              label={formatMessage(starWords, { subject })}
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
          <IconButton size="s" label={formatMessage(listWords.markUnread)} onPress={on.onUnread}>
            <UnreadIcon />
          </IconButton>
          <span className={onlyRoomy}>
            <IconButton size="s" label={formatMessage(words.print)} onPress={on.onPrint}>
              <PrinterIcon />
            </IconButton>
          </span>
          <IconButton
            size="s"
            tone="danger"
            label={formatMessage(mail.folder === 'trash' ? deleteWords.title : listWords.trash)}
            onPress={on.onDiscard}
          >
            <DeleteIcon />
          </IconButton>
          <IconButton
            size="s"
            label={formatMessage(words.previous)}
            isDisabled={!mail.hasPreviousMail}
            onPress={() => on.onStep('previous')}
          >
            <ChevronStartIcon />
          </IconButton>
          <IconButton
            size="s"
            label={formatMessage(words.next)}
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
