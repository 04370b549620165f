import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { VisuallyHidden } from '@servery/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { makeColumns } from '../columns.ts';
import { finds, type KanbanFilter } from '../find.ts';
import { useBoardKeys } from '../hooks/useBoardKeys.ts';
import { useCarry } from '../hooks/useCarry.ts';
import { useColumnActions } from '../hooks/useColumnActions.ts';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { useAnnouncement } from '../hooks/useAnnouncement.ts';
import { useWanted } from '../hooks/useWanted.ts';
import { writeKanban } from '../kanbanView.ts';
import { boardMessages as messages } from '../messages/boards.ts';
import { cardMessages } from '../messages/places.ts';
import { moveTask, type TaskMove } from '../moves.ts';
import { maxOfBoard } from '../titles.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { beside, boards as boardsLook } from './boards.css.ts';
import { Composer } from './Composer.tsx';

interface BoardsProps {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  filter: KanbanFilter;
  /** The URL without an open task. */
  address: string;
  today: string;
  actions: KanbanActions;
}

const all = () => true;

/** The boards side by side, with moving cards by drag and drop and by keyboard. */
export function Boards({ boards, tasks, filter, address, today, actions }: BoardsProps) {
  const { formatMessage } = useIntl();
  const [group, hint] = [useId(), useId()];
  const { announcement, announce } = useAnnouncement();
  const { q, label, assignee } = filter;
  const isShown = useMemo(() => finds({ q, label, assignee }), [q, label, assignee]);
  const shownOn = (boardId: string, list: readonly KanbanTask[]) =>
    list.filter((task) => task.boardId === boardId && isShown(task));
  const carry = useCarry({ boards, tasks, shownOn, announce, onMove: actions.move });
  const { current } = carry;
  const [columnsOf, countsOf] = useState(() => [makeColumns(), makeColumns()] as const)[0];
  const columns = columnsOf(boards, current, isShown);
  const counts = countsOf(boards, current, all);
  const [active, setActive] = useState<number | null>(null);
  const { root, want } = useWanted();
  const go = (id: number, on: 'open' | 'menu' = 'open') => {
    setActive(id);
    want(id, on);
  };

  /** Moves a card that isn't lifted, and announces its new position. */
  const put = (move: TaskMove | null) => {
    const next = move && moveTask(current, move);
    if (!next || next === current) return;
    actions.move(move);
    const task = next.find(({ id }) => id === move.id)!;
    const shown = shownOn(move.boardId, next);
    const board = boards.find(({ id }) => id === move.boardId);
    if (board) announce('dropped', task, board, shown.indexOf(task) + 1, shown.length);
  };
  const columnActions = useColumnActions({
    actions,
    boards,
    columns,
    isShown,
    put,
    go: (id) => go(id, 'menu'),
  });
  const hrefOf = useCallback((id: number) => writeKanban(address, { open: id }), [address]);
  const keys = useBoardKeys({ boards, tasks: current, columns, carry, go });
  const isOn = (id: number | null, boardId: string) =>
    current.some((task) => task.id === id && task.boardId === boardId) ? id : null;

  return (
    <div
      ref={root}
      role="group"
      aria-label={formatMessage(messages.boards)}
      className={boardsLook}
      onKeyDown={keys}
      onFocus={({ target }) => {
        const id = Number(target.closest<HTMLElement>('[data-task]')?.dataset['task']);
        if (id) setActive(id);
      }}
    >
      {boards.map((board) => (
        <BoardColumn
          key={board.id}
          group={group}
          board={board}
          boards={boards}
          tasks={columns.get(board.id)!}
          count={counts.get(board.id)!.length}
          hrefOf={hrefOf}
          today={today}
          hint={hint}
          active={isOn(active, board.id)}
          carried={isOn(carry.carried, board.id)}
          actions={columnActions}
        />
      ))}
      <div className={beside}>
        <Composer
          opener={formatMessage(messages.addBoard)}
          label={formatMessage(messages.boardTitle)}
          most={maxOfBoard}
          isWide={false}
          isOnce
          onAdd={async (title) => Boolean(await actions.addBoard(title))}
        />
      </div>
      <VisuallyHidden>
        <span id={hint}>{formatMessage(cardMessages.hint)}</span>
      </VisuallyHidden>
      <VisuallyHidden isLive>{announcement}</VisuallyHidden>
    </div>
  );
}
