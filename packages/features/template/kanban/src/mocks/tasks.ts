import {
  plainText,
  type KanbanBoard,
  type KanbanPerson,
  type KanbanTask,
} from '@servery/api/template';
import { dayOf, randomOf, templatePeople } from '@servery/domain/template';
import { addDays } from '@servery/domain/time';
import { coverOf } from './cover.ts';
import { fixtures } from './fixtures.ts';

/** The boards of the sample: two for incoming orders, then three for the kitchen. */
export const sampleBoards: readonly KanbanBoard[] = [
  { id: 'new_order', title: 'New order' },
  { id: 'action', title: 'Action needed' },
  { id: 'todo', title: 'To do' },
  { id: 'in-progress', title: 'In progress' },
  { id: 'done', title: 'Done' },
];

const everybody: readonly KanbanPerson[] = templatePeople.map(({ fullName, avatar }) => ({
  title: fullName,
  img: avatar,
}));

/** The people that tasks can be assigned to. */
export const kanbanPeople = everybody.slice(0, 11);

/**
 * Returns `count` tasks, board by board in order. They're the same each time except for their
 * dates, which are relative to `at`.
 */
export function makeTasks(count: number, at: number): KanbanTask[] {
  const { chance, whole, pick } = randomOf('kanban');
  return Array.from({ length: count }, (_, index): KanbanTask => {
    const { board, title, labels, ...more } = fixtures[index % fixtures.length]!;
    const round = Math.floor(index / fixtures.length);
    const people = Array.from({ length: whole(0, 3) }, () => pick(kanbanPeople));
    return {
      id: index + 1,
      title: round > 0 ? `${title} (${round + 1})` : title,
      boardId: board,
      labels: [...labels],
      dueDate: chance(0.9)
        ? addDays(dayOf(new Date(at)), whole(board === 'done' ? -4 : -1, 6))
        : null,
      description: more.text ? plainText(more.text) : null,
      coverImage: more.hasCover && round === 0 ? coverOf(title) : null,
      attachments: [...(more.lines ?? [])],
      comments: (more.comments ?? []).map(([person, comment]) => {
        const { title: name, img } = everybody[person]!;
        return { name, img, comment };
      }),
      assignedTo: [...new Set(people)],
    };
  });
}
