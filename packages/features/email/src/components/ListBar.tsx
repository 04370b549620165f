import { emailLabels, type Email, type EmailFolder } from '@servery/api/template';
import { Checkbox, CloseIcon, DeleteIcon, IconButton, KeyboardIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { EmailView } from '../emailView.ts';
import type { EmailChanges } from '../hooks/useEmailChanges.ts';
import type { Marked } from '../hooks/useSelection.ts';
import { keyWords } from '../messages/keys.ts';
import { countWords, listWords, selectedWords } from '../messages/list.ts';
import * as styles from './email.css.ts';
import { ReadIcon, UnreadIcon } from './icons.tsx';
import { LabelMenu, MoveMenu } from './menus.tsx';

interface ListBarProps {
  view: EmailView;
  total: number;
  marked: Marked;
  /** Those of the marked mails that are here. */
  mails: readonly Email[];
  changes: EmailChanges;
  onHelp: () => void;
}

/** What marks all mails, and while some are marked, what can be done with them. */
export function ListBar({ view, total, marked, mails, changes, onHelp }: ListBarProps) {
  const { formatMessage } = useIntl();
  const { selected } = marked;
  const count = selected.size;
  const ids = [...selected];
  const move = async (folder: EmailFolder) => {
    marked.clear();
    await changes.move(ids, folder);
  };
  const isRead = mails.some((mail) => !mail.isRead);
  const folder = view.label ? '' : view.folder;
  return (
    <div className={styles.bar}>
      <Checkbox
        label={formatMessage(listWords.selectAll)}
        isSelected={count > 0 && count >= total}
        isIndeterminate={count > 0 && count < total}
        isDisabled={total === 0}
        onChange={(isOn) => (isOn ? void marked.all() : marked.clear())}
      />
      <span className={styles.barWords} role="status">
        {formatMessage(count > 0 ? selectedWords : countWords, { count: count || total })}
      </span>
      {count > 0 ? (
        <>
          <MoveMenu from={folder} onMove={(next) => void move(next)} />
          <LabelMenu
            labels={emailLabels.filter((label) =>
              mails.every((mail) => mail.labels.includes(label)),
            )}
            onToggle={(label) => void changes.label(ids, label)}
          />
          <IconButton
            label={formatMessage(isRead ? listWords.markRead : listWords.markUnread)}
            onPress={() => void changes.mark(ids, { isRead })}
          >
            {isRead ? <ReadIcon /> : <UnreadIcon />}
          </IconButton>
          {folder !== 'trash' && (
            <IconButton
              tone="danger"
              label={formatMessage(listWords.trash)}
              onPress={() => void move('trash')}
            >
              <DeleteIcon />
            </IconButton>
          )}
          <IconButton label={formatMessage(listWords.clearSelection)} onPress={marked.clear}>
            <CloseIcon />
          </IconButton>
        </>
      ) : (
        <IconButton label={formatMessage(keyWords.title)} onPress={onHelp}>
          <KeyboardIcon />
        </IconButton>
      )}
    </div>
  );
}
