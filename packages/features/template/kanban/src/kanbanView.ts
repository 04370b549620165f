import { kanbanLabels, type KanbanLabel } from '@servery/api/template';
import {
  defineView,
  id,
  joinAddress,
  named,
  open,
  splitAddress,
  trimmed,
  type Field,
  type ViewOf,
} from '@servery/screens/view';

const root = '/apps/kanban';
/** Returns the form of a label in URLs: `self-pickup`. */
const written = (label: string) => label.toLowerCase().replaceAll(' ', '-');
const label: Field<KanbanLabel | ''> = {
  plain: '',
  kind: 'filter',
  read: ([text]) => kanbanLabels.find((it) => written(it) === text),
  write: (value) => (value === '' ? [] : [written(value)]),
};

const view = defineView({
  q: trimmed(),
  label,
  /** The name of the person whose tasks are shown. */
  assignee: trimmed(),
  /** The id of the task whose panel is open. */
  open: named('task', open(id(null))),
});

/** The state of the kanban screen, as its URL holds it. */
export type KanbanView = ViewOf<typeof view>;

/** Parses the view from a URL; invalid parameters are ignored. */
export const readKanban = (address: string): KanbanView => view.read(splitAddress(address).search);

/** Returns the URL after a change; unrelated query parameters are preserved. */
export const writeKanban = (address: string, change: Partial<KanbanView>): string =>
  joinAddress(root, view.write(splitAddress(address).search, change));
