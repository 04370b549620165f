import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { useEffect, useEffectEvent, useState } from 'react';
import { moveTask, placeOfTask, type TaskMove } from '../moves.ts';
import { stepOf, type Step } from '../steps.ts';
import type { useSaid } from './useSaid.ts';

interface CarryOptions {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  /** The tasks of a board that are shown, when all stand like this. */
  shownOn: (boardId: string, tasks: readonly KanbanTask[]) => readonly KanbanTask[];
  say: ReturnType<typeof useSaid>['say'];
  onMove: (move: TaskMove) => void;
}

/** A card that keys lifted and carry: the tasks as they stand meanwhile, and what ends it. */
export function useCarry({ boards, tasks, shownOn, say, onMove }: CarryOptions) {
  const [carried, carry] = useState<TaskMove | null>(null);
  // A card may have gone while it was carried.
  const move = carried && tasks.some(({ id }) => id === carried.id) ? carried : null;
  const standing = move ? moveTask(tasks, move) : tasks;

  const tell = (what: Parameters<typeof say>[0], id: number, list: readonly KanbanTask[]) => {
    const task = list.find((one) => one.id === id);
    const board = boards.find((one) => one.id === task?.boardId);
    if (!task || !board) return;
    const shown = shownOn(board.id, list);
    say(what, task, board, shown.indexOf(task) + 1, shown.length);
  };
  const drop = () => {
    if (!move) return;
    carry(null);
    tell('dropped', move.id, standing);
    onMove(move);
  };
  const dropElsewhere = useEffectEvent((target: EventTarget | null) => {
    const isOnIt = target instanceof Element && target.closest(`[data-task="${move?.id}"]`);
    if (!isOnIt) drop();
  });
  const isCarrying = move !== null;
  useEffect(() => {
    if (!isCarrying) return;
    const look = ({ target }: Event) => dropElsewhere(target);
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look, true);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look, true);
    };
  }, [isCarrying]);

  return {
    standing,
    carried: move?.id ?? null,
    lift: (id: number) => {
      carry(placeOfTask(tasks, id));
      tell('lifted', id, tasks);
    },
    drop,
    cancel: () => {
      if (!move) return;
      carry(null);
      tell('cancelled', move.id, tasks);
    },
    step: (step: Step) => {
      if (!move) return;
      const next = stepOf(step, move, boards, (id) => shownOn(id, standing));
      if (!next) return;
      carry(next);
      tell('moved', move.id, moveTask(tasks, next));
    },
  };
}
