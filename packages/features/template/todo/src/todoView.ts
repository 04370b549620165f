import {
  todoFilters,
  todoSorts,
  todoTags,
  type TodoFilter,
  type TodoTag,
} from '@servery/api/template';
import {
  choice,
  defineView,
  idOrNew,
  joinAddress,
  named,
  scope,
  splitAddress,
  trimmed,
  type ViewOf,
} from '@servery/screens/view';

const root = '/apps/todo';
const list = defineView({
  q: trimmed(),
  sort: scope(choice(todoSorts, 'latest')),
  /** The task whose form is open: its id, or `new`. */
  open: named('task', idOrNew()),
});

/** The state of the to-do screen, as its URL holds it. */
export interface TodoView extends ViewOf<typeof list> {
  filter: TodoFilter | '';
  tag: TodoTag | '';
}

/** Parses the view from a URL; invalid parts are ignored. */
export function readTodo(address: string): TodoView {
  const { pathname, search } = splitAddress(address);
  const [kind, tag] = pathname.slice(root.length + 1).split('/');
  return {
    filter: todoFilters.find((it) => it === kind) ?? '',
    tag: (kind === 'tag' && todoTags.find((it) => it === tag)) || '',
    ...list.read(search),
  };
}

/** Whether a URL names an existing filter or tag, or none. */
export function isTodoPlace(address: string): boolean {
  const { pathname } = splitAddress(address);
  const { filter, tag } = readTodo(address);
  return filter !== '' || tag !== '' || /^\/?$/.test(pathname.slice(root.length));
}

/** Returns the URL after a change; unrelated query parameters are preserved. */
export function writeTodo(address: string, change: Partial<TodoView>): string {
  const { filter, tag, ...view } = { ...readTodo(address), ...change };
  const path = tag ? `${root}/tag/${tag}` : filter ? `${root}/${filter}` : root;
  return joinAddress(path, list.write(splitAddress(address).search, view));
}
