import { kanbanLabels, type KanbanLabel } from '@servery/api/template';

/** What the boards show, as their address says it. */
export interface KanbanView {
  q: string;
  label: KanbanLabel | '';
  /** Whose tasks are shown, by name. */
  assignee: string;
  /** The number of the task whose panel is open. */
  open: number | null;
}

const root = '/apps/kanban';
/** How a label is written in an address: `self-pickup`. */
const written = (label: string) => label.toLowerCase().replaceAll(' ', '-');
const words = (text: string | null) => (text ?? '').normalize('NFC').trim().slice(0, 100);

/** The view that an address asks for; what it cannot mean is left out. */
export function readKanban(address: string): KanbanView {
  const { searchParams: asked } = new URL(address, 'http://kanban');
  const task = asked.get('task') ?? '';
  return {
    q: words(asked.get('q')),
    label: kanbanLabels.find((label) => written(label) === asked.get('label')) ?? '',
    assignee: words(asked.get('assignee')),
    open: /^[1-9]\d{0,9}$/.test(task) ? Number(task) : null,
  };
}

/** The address after a change. What is not the boards' stays. */
export function writeKanban(address: string, change: Partial<KanbanView>): string {
  const { searchParams: next } = new URL(address, 'http://kanban');
  const { q, label, assignee, open } = { ...readKanban(address), ...change };
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  put('q', q);
  put('label', written(label));
  put('assignee', assignee);
  put('task', open === null ? '' : String(open));
  return next.size > 0 ? `${root}?${next}` : root;
}
