import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { useDropColumn, type DropEdge } from '@servery/ui/dnd';
import { memo, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { useWindow } from '../hooks/useWindow.ts';
import { boardMessages as messages } from '../messages/boards.ts';
import type { TaskMove } from '../moves.ts';
import { maxOfTask } from '../titles.ts';
import { BoardHead } from './BoardHead.tsx';
import * as look from './boards.css.ts';
import { Composer } from './Composer.tsx';
import { TaskCard, type CardActions } from './TaskCard.tsx';

/** Actions of a board and its cards. The functions are stable across renders. */
export interface ColumnActions
  extends CardActions, Pick<KanbanActions, 'rename' | 'clear' | 'deleteBoard'> {
  onMove: (move: TaskMove) => void;
  onAdd: (boardId: string, title: string) => Promise<KanbanTask | undefined>;
}

interface BoardColumnProps {
  group: string;
  board: KanbanBoard;
  boards: readonly KanbanBoard[];
  /** The tasks that match the filter. */
  tasks: readonly KanbanTask[];
  /** The number of all tasks on the board. */
  count: number;
  /** Returns the URL of a task's panel. */
  hrefOf: (id: number) => string;
  today: string;
  hint: string;
  /** The id of the task on this board that has, or last had, the focus. */
  active: number | null;
  carried: number | null;
  actions: ColumnActions;
}

/** A board with its cards. Only the cards in or near the visible area are rendered. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { group, board, tasks, active, actions } = props;
  const { formatMessage } = useIntl();
  const titleId = useId();
  const ids = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const { scroller, rows, end, first, measure } = useWindow(ids, active);
  const added = useRef<number>(null);
  useLayoutEffect(() => {
    if (added.current === null || tasks.at(-1)?.id !== added.current) return;
    added.current = null;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  });
  const list = useDropColumn(group, (id) =>
    actions.onMove({ id: Number(id), boardId: board.id, beforeId: null }),
  );
  const latest = useRef(tasks);
  latest.current = tasks;
  const onDrop = useCallback(
    (dragged: string, index: number, edge: DropEdge) => {
      const beside = latest.current[index]?.id ?? null;
      const place =
        edge === 'before' || beside === null ? { beforeId: beside } : { afterId: beside };
      actions.onMove({ id: Number(dragged), boardId: board.id, ...place });
    },
    [actions, board.id],
  );
  const stop = active !== null && ids.includes(active) ? active : ids[first];
  return (
    <div role="group" aria-labelledby={titleId} className={look.board} data-board={board.id}>
      <BoardHead
        board={board}
        titleId={titleId}
        shown={tasks.length}
        count={props.count}
        onRename={actions.rename}
        onClear={(one) => void actions.clear(one)}
        onDelete={(one) => void actions.deleteBoard(one)}
      />
      <div ref={scroller} className={look.scroller}>
        <ul
          ref={list}
          role="list"
          aria-labelledby={titleId}
          className={look.list}
          style={end > 0 ? { paddingBlockEnd: end } : undefined}
        >
          {rows.map(({ index, gap }) => {
            const task = tasks[index]!;
            return (
              <TaskCard
                key={task.id}
                group={group}
                task={task}
                boards={props.boards}
                href={props.hrefOf(task.id)}
                today={props.today}
                hint={props.hint}
                index={index}
                count={tasks.length}
                gap={gap}
                isTabStop={task.id === stop}
                isCarried={task.id === props.carried}
                onDrop={onDrop}
                measure={measure}
                onStep={actions.onStep}
                onBoard={actions.onBoard}
                onDelete={actions.onDelete}
              />
            );
          })}
          {tasks.length === 0 && <li className={look.empty}>{formatMessage(messages.empty)}</li>}
        </ul>
      </div>
      <div className={look.foot}>
        <Composer
          opener={formatMessage(messages.addTask)}
          label={formatMessage(messages.taskTitle)}
          most={maxOfTask}
          onAdd={async (title) => {
            const task = await actions.onAdd(board.id, title);
            added.current = task?.id ?? null;
            return Boolean(task);
          }}
        />
      </div>
    </div>
  );
});
