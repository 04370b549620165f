import type { KanbanBoard } from '@servery/api/template';
import { DeleteIcon, EditIcon, EraseIcon, IconButton, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { boardMenuWords, boardWords as words, partWords } from '../messages/boards.ts';
import { BoardName } from './BoardName.tsx';
import { count as countLook, head } from './boards.css.ts';
import { useState } from 'react';

interface BoardHeadProps {
  board: KanbanBoard;
  titleId: string;
  /** How many of its tasks are shown, and how many there are. */
  shown: number;
  count: number;
  onRename: (board: KanbanBoard) => void;
  onClear: (board: KanbanBoard) => void;
  onDelete: (board: KanbanBoard) => void;
}

/** What a board is called, how full it is, and what can be done with it. */
export function BoardHead({ board, titleId, shown, count, ...props }: BoardHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [isNaming, setNaming] = useState(false);
  const menu = formatMessage(boardMenuWords, { title: board.title });
  return (
    <div className={head}>
      <BoardName
        board={board}
        titleId={titleId}
        isNaming={isNaming}
        onNaming={setNaming}
        onRename={props.onRename}
      />
      {!isNaming && (
        <>
          <span className={countLook}>
            {shown === count ? formatNumber(count) : formatMessage(partWords, { shown, count })}
          </span>
          <Menu
            label={menu}
            placement="bottom end"
            trigger={
              <IconButton size="s" label={menu}>
                <MoreIcon aria-hidden />
              </IconButton>
            }
            items={[
              {
                id: 'rename',
                label: formatMessage(words.rename),
                icon: <EditIcon />,
                onAction: () => setNaming(true),
              },
              {
                id: 'clear',
                label: formatMessage(words.clear),
                icon: <EraseIcon />,
                isDisabled: count === 0,
                onAction: () => props.onClear(board),
              },
              { type: 'separator', id: 'line' },
              {
                id: 'delete',
                label: formatMessage(words.delete),
                tone: 'danger',
                icon: <DeleteIcon />,
                onAction: () => props.onDelete(board),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}
