import { searchKey } from '@servery/domain/search';
import type { Parsed } from '@servery/api';
import type { listTasks, TodoTask } from '@servery/api/template';

type Query = Parsed<typeof listTasks>['query'];

const languages = ['en', 'fr', 'de', 'pt', 'ar'];
const months = languages.flatMap((language) =>
  (['long', 'short'] as const).map(
    (month) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
  ),
);
/** Returns how people write a day: "21 november", "november 21" and "nov 21", in each language of the app. */
function writtenDays(day: string): string[] {
  const at = new Date(day);
  return months.flatMap((month) => {
    const name = searchKey(month.format(at)).replace(/\.$/, '');
    return [`${at.getUTCDate()} ${name}`, `${name} ${at.getUTCDate()}`];
  });
}

const shows: Record<Query['filter'], (task: TodoTask) => boolean> = {
  '': ({ isDeleted }) => !isDeleted,
  important: ({ isImportant, isDeleted }) => isImportant && !isDeleted,
  completed: ({ isCompleted, isDeleted }) => isCompleted && !isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
};

function isMeant({ title, tags, dueDate }: TodoTask, { q, filter, tag }: Query): boolean {
  const wanted = searchKey(q);
  if (searchKey(title).includes(wanted)) return true;
  if (filter !== '' || tag !== '') return false;
  return (
    tags.some((one) => one.includes(wanted)) ||
    (dueDate !== null && writtenDays(dueDate).some((day) => day.startsWith(wanted)))
  );
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** What is missing stands last, whatever is sorted by. */
const last = '\u{10FFFF}';

const orders: Record<
  Exclude<Query['sortBy'], 'latest'>,
  (one: TodoTask, other: TodoTask) => number
> = {
  'title-asc': (one, other) => compare(one.title, other.title),
  'title-desc': (one, other) => compare(other.title, one.title),
  assignee: (one, other) =>
    one.assignee && other.assignee
      ? compare(one.assignee.fullName, other.assignee.fullName)
      : Number(!one.assignee) - Number(!other.assignee),
  'due-date': (one, other) =>
    (one.dueDate ?? last) < (other.dueDate ?? last) ? -1 : Number(one.dueDate !== other.dueDate),
};

/** The tasks that a query asks for, in its order; tasks that are equal to it keep theirs. */
export function find(tasks: readonly TodoTask[], query: Query): TodoTask[] {
  const found = tasks.filter(
    (task) =>
      shows[query.filter](task) &&
      (query.tag === '' || task.tags.includes(query.tag)) &&
      isMeant(task, query),
  );
  return query.sortBy === 'latest' ? found : found.toSorted(orders[query.sortBy]);
}
