import type { KanbanBoard, KanbanTask } from '@servery/api/template';
import type { KeyboardEvent } from 'react';
import type { Columns } from '../columns.ts';
import { neighbourOf, type Step } from '../steps.ts';
import type { useCarry } from './useCarry.ts';

interface BoardKeysOptions {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
  columns: Columns;
  carry: ReturnType<typeof useCarry>;
  /** Focuses a card. */
  go: (id: number) => void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};
const mirrored: Readonly<Partial<Record<Step, Step>>> = { next: 'previous', previous: 'next' };

/** Keyboard handler of the cards: arrow keys move the focus, or the card lifted with Space. */
export function useBoardKeys({ boards, tasks, columns, carry, go }: BoardKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-open]');
    const id = Number(link?.closest<HTMLElement>('[data-task]')?.dataset['task']);
    const task = tasks.find((one) => one.id === id);
    if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const pressed = steps[event.key];
    const step = pressed && ((isRtl && mirrored[pressed]) || pressed);
    const isCarried = carry.carried === id;
    if (step && isCarried) {
      carry.step(step);
      go(id);
    } else if (step) {
      const next = neighbourOf(step, task, boards, (board) => columns.get(board) ?? []);
      if (next !== null) go(next);
    } else if (event.key === ' ') {
      if (isCarried) carry.drop();
      else carry.lift(id);
    } else if (isCarried && event.key === 'Enter') carry.drop();
    else if (isCarried && event.key === 'Escape') {
      carry.cancel();
      go(id);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
