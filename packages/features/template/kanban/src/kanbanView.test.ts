import { describe, expect, test } from 'vitest';
import { readKanban, writeKanban, type KanbanView } from './kanbanView.ts';

const plain: KanbanView = { q: '', label: '', assignee: '', open: null };

describe('kanban view URLs', () => {
  test.each<[string, Partial<KanbanView>]>([
    ['/apps/kanban', {}],
    ['/apps/kanban?q=laksa&task=12', { q: 'laksa', open: 12 }],
    ['/apps/kanban?label=self-pickup', { label: 'Self Pickup' }],
    ['/apps/kanban?assignee=Mei+Lin+Tan', { assignee: 'Mei Lin Tan' }],
  ])('%s maps to its view and back', (address, view) => {
    expect(readKanban(address)).toEqual({ ...plain, ...view });
    expect(writeKanban('/apps/kanban', view)).toBe(address);
  });

  test.each(['/apps/kanban?label=loud', '/apps/kanban?task=-1', '/apps/kanban?q=&task=new'])(
    '%s ignores invalid parameters',
    (address) => expect(readKanban(address)).toEqual(plain),
  );

  test('writing a view preserves unrelated query parameters', () => {
    expect(writeKanban('/apps/kanban?scenario=many&q=a&task=3', { q: '', open: null })).toBe(
      '/apps/kanban?scenario=many',
    );
  });
});
