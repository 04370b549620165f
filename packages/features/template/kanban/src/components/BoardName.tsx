import type { KanbanBoard } from '@servery/api/template';
import { TextField } from '@servery/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages as messages } from '../messages/boards.ts';
import { maxOfBoard, wrongTitle } from '../titles.ts';
import { name as nameLook, nameButton, naming } from './boards.css.ts';

interface BoardNameProps {
  board: KanbanBoard;
  titleId: string;
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
  onRename: (board: KanbanBoard) => void;
}

/**
 * A board's title, which becomes a field when pressed: Enter saves the text, Escape discards it.
 */
export function BoardName({ board, titleId, isNaming, onNaming, onRename }: BoardNameProps) {
  const { formatMessage } = useIntl();
  const [isBack, setBack] = useState(false);
  const leave = (title: string, isByKey: boolean) => {
    setBack(isByKey);
    if (title !== board.title) onRename({ ...board, title });
    onNaming(false);
  };
  return (
    <h2 id={titleId} className={isNaming ? naming : nameLook}>
      {isNaming ? (
        <NameField title={board.title} onLeave={leave} />
      ) : (
        <button
          type="button"
          className={nameButton}
          title={formatMessage(messages.rename)}
          autoFocus={isBack}
          onClick={() => onNaming(true)}
        >
          {board.title}
        </button>
      )}
    </h2>
  );
}

interface NameFieldProps {
  title: string;
  /** Called with the new title; `isByKey` returns the focus to the title. */
  onLeave: (title: string, isByKey: boolean) => void;
}

function NameField({ title, onLeave }: NameFieldProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const wrong = wrongTitle(text, maxOfBoard);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave(title, true);
    else if (event.key !== 'Enter') return;
    else if (!wrong) onLeave(text.trim(), true);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextField
      ref={field}
      label={formatMessage(messages.boardTitle)}
      isLabelHidden
      autoFocus
      value={text}
      onChange={write}
      errorMessage={wrong && formatMessage(wrong)}
      enterKeyHint="done"
      onKeyDown={onKeyDown}
      onBlur={() => onLeave(wrong ? title : text.trim(), false)}
    />
  );
}
