import {
  todoFilters,
  todoSorts,
  todoTags,
  type TodoFilter,
  type TodoSort,
  type TodoTag,
} from '@servery/api/template';

/** What the to-do shows, as its address says it. */
export interface TodoView {
  filter: TodoFilter | '';
  tag: TodoTag | '';
  q: string;
  sort: TodoSort;
  /** Whose form is open: a task's number, or that of a new one. */
  open: number | 'new' | null;
}

const root = '/apps/todo';
const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined) =>
  values.find((value) => value === text);

/** The view that an address asks for; what it cannot mean is left out. */
export function readTodo(address: string): TodoView {
  const { pathname, searchParams: asked } = new URL(address, 'http://todo');
  const [kind, tag] = pathname.slice(root.length + 1).split('/');
  const task = asked.get('task') ?? '';
  return {
    filter: oneOf(todoFilters, kind) ?? '',
    tag: (kind === 'tag' && oneOf(todoTags, tag)) || '',
    q: (asked.get('q') ?? '').normalize('NFC').trim().slice(0, 100),
    sort: oneOf(todoSorts, asked.get('sort')) ?? 'latest',
    open: task === 'new' ? 'new' : /^[1-9]\d{0,9}$/.test(task) ? Number(task) : null,
  };
}

/** The address after a change. What is not the to-do's stays. */
export function writeTodo(address: string, change: Partial<TodoView>): string {
  const { searchParams: next } = new URL(address, 'http://todo');
  const { filter, tag, q, sort, open } = { ...readTodo(address), ...change };
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  put('q', q);
  put('sort', sort === 'latest' ? '' : sort);
  put('task', open === null ? '' : String(open));
  const path = tag ? `${root}/tag/${tag}` : filter ? `${root}/${filter}` : root;
  return next.size > 0 ? `${path}?${next}` : path;
}
