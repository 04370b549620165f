import type { NewTodoTask, TodoTag, TodoTask } from '@servery/api/template';
import { plainText } from '@servery/api/template';
import { dayOf, randomOf, templatePeople } from '@servery/domain/template';

type Sketch = readonly [title: string, tags: readonly TodoTag[], text?: string];

const sketches: readonly Sketch[] = [
  [
    'Call the fish supplier about Friday',
    ['high'],
    'Ask for 12 kg of barramundi instead of 8, and whether they can come before ten.',
  ],
  ['Descale the espresso machine', ['medium', 'team']],
  [
    'Write the allergen card for the new laksa',
    ['update', 'high'],
    'Shellfish, peanuts, wheat. Have the chef sign it.',
  ],
  ['Roster for the school holidays', ['team', 'medium']],
  ['Test the receipt printer at the bar', ['low']],
  [
    'Price list for the catering menu',
    ['update', 'medium'],
    'Round to full ringgit. Leave the satay as it is.',
  ],
  ['Order till rolls, 80 mm', ['low']],
  ['Fire drill with the evening shift', ['team', 'high']],
  ['Photograph the three new desserts', ['medium']],
  [
    'Reply to the review about the wait',
    ['high'],
    'Thank them, explain the broken oven, invite them back.',
  ],
  ['Replace the kitchen hood filter', ['medium']],
  ['Agree the deposit for the wedding party', ['high', 'update']],
  ['Count the wine cellar', ['low', 'team']],
  ['Show Beatriz how the queue display works', ['team']],
  [
    'Renew the halal certificate',
    ['high'],
    'The papers are in the blue folder. The inspection needs two weeks’ notice.',
  ],
  ['Extend the music licence to two rooms', ['low']],
  ['Mend the wobbly table by the window', ['low']],
  ['Compare quotes for a second rice cooker', ['medium', 'update']],
  ['Set up the table codes on the terrace', ['medium', 'team']],
  ['Taste the new sambal with the whole team', ['team']],
  ['Close the books for October', ['high', 'update'], 'Two invoices are missing: ice and laundry.'],
  ['Wash the aprons', ['low']],
  ['Move the knife skills course to a Monday', ['team', 'low']],
  ['Print the holiday opening hours', ['update']],
];

const dayAt = (now: number, further: number) => {
  const at = new Date(now);
  at.setDate(at.getDate() + further);
  return dayOf(at);
};

const assignees = templatePeople.map(({ fullName, avatar }) => ({ fullName, avatar }));

/** The people whom tasks can be assigned to. */
export const todoPeople: readonly NonNullable<NewTodoTask['assignee']>[] = assignees.slice(0, 10);

/**
 * Returns `count` tasks, newest first. They're the same each time except for their dates, which are
 * around today.
 */
export function makeTasks(count: number, now: number): TodoTask[] {
  const { chance, whole, pick } = randomOf('to-do');
  const rows = Array.from({ length: count }, (_, index): TodoTask => {
    const [title, tags, text] = sketches[index % sketches.length]!;
    const round = Math.floor(index / sketches.length);
    return {
      id: index + 1,
      title: round > 0 ? `${title} (${round + 1})` : title,
      dueDate: chance(0.88) ? dayAt(now, whole(-4, 24)) : null,
      description: text ? plainText(text) : null,
      assignee: chance(0.85) ? pick(todoPeople) : null,
      tags: [...tags],
      isCompleted: chance(0.2),
      isImportant: chance(0.25),
      isDeleted: index % 12 === 10,
    };
  });
  return rows.toReversed();
}
