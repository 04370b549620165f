import { searchKey } from '@servery/domain/search';
import type { Parsed } from '@servery/api';
import type { listTasks, TodoTask } from '@servery/api/template';

type Query = Parsed<typeof listTasks>['query'];

const languages = ['en', 'ms', 'zh', 'fr', 'de', 'pt', 'ar'];
const formatsOf = (options: Intl.DateTimeFormatOptions) =>
  languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (month) => new Intl.DateTimeFormat(language, { ...options, month, timeZone: 'UTC' }),
    ),
  );
const months = formatsOf({});
/** Chinese adds a character to the day: 11月21日. */
const days = formatsOf({ day: 'numeric' });
/**
 * Normalises a written date for the search, without parts that some languages add: the German `29.
 * Nov.`, the Portuguese `29 de nov.`
 */
const dayKey = (text: string): string =>
  searchKey(text).replaceAll('.', '').replaceAll(/ de /g, ' ');

/** Returns how people write a day: "21 november", "november 21" and "nov 21", in each language of the app. */
function writtenDays(date: string): string[] {
  const at = new Date(date);
  return [
    ...days.map((day) => dayKey(day.format(at))),
    ...months.flatMap((month) => {
      const name = dayKey(month.format(at));
      return [`${at.getUTCDate()} ${name}`, `${name} ${at.getUTCDate()}`];
    }),
  ];
}

const shows: Record<Query['filter'], (task: TodoTask) => boolean> = {
  '': ({ isDeleted }) => !isDeleted,
  important: ({ isImportant, isDeleted }) => isImportant && !isDeleted,
  completed: ({ isCompleted, isDeleted }) => isCompleted && !isDeleted,
  deleted: ({ isDeleted }) => isDeleted,
};

function isMeant({ title, tags, dueDate }: TodoTask, { q, filter, tag }: Query): boolean {
  const wanted = searchKey(q);
  const wantedDay = dayKey(q);
  if (searchKey(title).includes(wanted)) return true;
  if (filter !== '' || tag !== '') return false;
  return (
    tags.some((one) => one.includes(wanted)) ||
    (dueDate !== null &&
      wantedDay !== '' &&
      writtenDays(dueDate).some((day) => day.startsWith(wantedDay)))
  );
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
/** Sorts missing values last. */
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

/** Returns the tasks that match a query, in its order; the sort is stable. */
export function find(tasks: readonly TodoTask[], query: Query): TodoTask[] {
  const found = tasks.filter(
    (task) =>
      shows[query.filter](task) &&
      (query.tag === '' || task.tags.includes(query.tag)) &&
      isMeant(task, query),
  );
  return query.sortBy === 'latest' ? found : found.toSorted(orders[query.sortBy]);
}
