import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import { useEffect, useEffectEvent, useState } from 'react';
import { moveTask, placeOfTask, type TaskMove } from '../moves.ts';
import { stepOf, type Step } from '../steps.ts';
import type { useAnnouncement } from './useAnnouncement.ts';

interface CarryOptions {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  /** Returns the visible tasks of a board, given the order of all tasks. */
  shownOn: (boardId: string, tasks: readonly KanbanTask[]) => readonly KanbanTask[];
  announce: ReturnType<typeof useAnnouncement>['announce'];
  onMove: (move: TaskMove) => void;
}

/**
 * The card lifted by keyboard: the tasks in their provisional order, and the actions that move,
 * drop or cancel it.
 */
export function useCarry({ boards, tasks, shownOn, announce, onMove }: CarryOptions) {
  const [carried, carry] = useState<TaskMove | null>(null);
  // The card may have been deleted while it was lifted.
  const move = carried && tasks.some(({ id }) => id === carried.id) ? carried : null;
  const current = move ? moveTask(tasks, move) : tasks;

  const announcePlace = (
    what: Parameters<typeof announce>[0],
    id: number,
    list: readonly KanbanTask[],
  ) => {
    const task = list.find((one) => one.id === id);
    const board = boards.find((one) => one.id === task?.boardId);
    if (!task || !board) return;
    const shown = shownOn(board.id, list);
    announce(what, task, board, shown.indexOf(task) + 1, shown.length);
  };
  const drop = () => {
    if (!move) return;
    carry(null);
    announcePlace('dropped', move.id, current);
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
    current,
    carried: move?.id ?? null,
    lift: (id: number) => {
      carry(placeOfTask(tasks, id));
      announcePlace('lifted', id, tasks);
    },
    drop,
    cancel: () => {
      if (!move) return;
      carry(null);
      announcePlace('cancelled', move.id, tasks);
    },
    step: (step: Step) => {
      if (!move) return;
      const next = stepOf(step, move, boards, (id) => shownOn(id, current));
      if (!next) return;
      carry(next);
      announcePlace('moved', move.id, moveTask(tasks, next));
    },
  };
}
