import type { KanbanBoard } from '@servery/api/template';
import { DeleteIcon, EditIcon, EraseIcon, IconButton, Menu, MoreIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { boardMenuMessages, boardMessages as messages, partMessages } from '../messages/boards.ts';
import { BoardName } from './BoardName.tsx';
import { count as countLook, head } from './boards.css.ts';
import { useState } from 'react';

interface BoardHeadProps {
  board: KanbanBoard;
  titleId: string;
  /** The number of tasks that match the filter. */
  shown: number;
  count: number;
  onRename: (board: KanbanBoard) => void;
  onClear: (board: KanbanBoard) => void;
  onDelete: (board: KanbanBoard) => void;
}

/** Header of a board: its title, the number of its tasks and its menu. */
export function BoardHead({ board, titleId, shown, count, ...props }: BoardHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [isNaming, setNaming] = useState(false);
  const menu = formatMessage(boardMenuMessages, { title: board.title });
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
            {shown === count ? formatNumber(count) : formatMessage(partMessages, { shown, count })}
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
                label: formatMessage(messages.rename),
                icon: <EditIcon />,
                onAction: () => setNaming(true),
              },
              {
                id: 'clear',
                label: formatMessage(messages.clear),
                icon: <EraseIcon />,
                isDisabled: count === 0,
                onAction: () => props.onClear(board),
              },
              { type: 'separator', id: 'line' },
              {
                id: 'delete',
                label: formatMessage(messages.delete),
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
