import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { listTasks, reorderTask, updateTask } from '@servery/api/template';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { book } from '../mocks/book.ts';
import { makeTasks, todoPeople } from '../mocks/tasks.ts';
import { TodoList } from './TodoList.tsx';

const meta = {
  component: TodoList,
  args: { address: '/apps/todo', onAddressChange: fn() },
  render: ({ address, onAddressChange, ...args }) => (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search, onSearchChange }) => (
        <main>
          <TodoList {...args} address={search} onAddressChange={onSearchChange} />
        </main>
      )}
    </AddressBar>
  ),
  beforeEach: () => () => {
    setScenario('usual');
    book.reset();
  },
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const address = () => document.querySelector<HTMLElement>('[data-address]')!.dataset['address'];
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Tasks' })).findAllByRole('listitem');
const titles = async () => (await rows()).map((row) => within(row).getByRole('link').textContent);
const counts = (count: number) => waitFor(async () => expect(await rows()).toHaveLength(count));
const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));
const saved = (id: number) => book.read().tasks.find((task) => task.id === id)!;

export const Loaded: Story = {
  play: async () => {
    await counts(22);
    await expect((await titles())[0]).toBe('Print the holiday opening hours');
    await expect(await screen.findByText('22 tasks')).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: () => counts(22) };
export const Touch: Story = { globals: { density: 'touch' }, play: () => counts(22) };
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await counts(22);
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const places = await form('Filters');
    await userEvent.click(await places.findByRole('link', { name: 'Completed' }));
    await at('/apps/todo/completed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: handled(never(listTasks)),
  play: async () => {
    await expect(await screen.findByText('Loading tasks…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listTasks, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load tasks' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(updateTask, 'forbidden')),
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: 'Complete: Wash the aprons' });
    await userEvent.click(box);
    await screen.findByText('Couldn’t change the task');
    await waitFor(() => expect(box).not.toBeChecked());
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No tasks' });
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await counts(40);
    const last = (await rows()).at(-1)!;
    last.scrollIntoView();
    await counts(80);
  },
};
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listTasks, () => ({
      tasks: makeTasks(3, Date.now()).map((task) => ({
        ...task,
        title: 'Küchengroßgerätereinigungsmittelkonzentratbestellung für Dunstabzugshauben ansehen',
        tags: ['team', 'low', 'medium', 'high', 'update'] as const as never,
        assignee: { fullName: 'Wolfeschlegelsteinhausenbergerdorff', avatar: null },
      })),
      assignees: [...todoPeople],
    })),
  ),
  play: () => counts(3),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const NoSuchFilter: Story = {
  args: { address: '/apps/todo/nonsense' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Filter not found' });
    await userEvent.click(await screen.findByRole('link', { name: 'Show my tasks' }));
    await counts(22);
    await at('/apps/todo');
  },
};

export const NoResult: Story = {
  args: { address: '/apps/todo?q=unicorn' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching tasks' });
    const [, clear] = await screen.findAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear!);
    await counts(22);
    await at('/apps/todo');
  },
};

export const Searched: Story = {
  play: async () => {
    await counts(22);
    await userEvent.type(await screen.findByRole('searchbox'), 'wine');
    await counts(1);
    await expect(await titles()).toEqual(['Count the wine cellar']);
    await at('/apps/todo?q=wine');
  },
};

export const Filtered: Story = {
  play: async () => {
    await counts(22);
    await userEvent.click(await screen.findByRole('link', { name: 'Deleted' }));
    await at('/apps/todo/deleted');
    await counts(2);
    await expect(screen.getByRole('link', { name: 'Deleted' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(await screen.findByRole('link', { name: 'High' }));
    await at('/apps/todo/tag/high');
    await counts(7);
  },
};

export const Sorted: Story = {
  play: async () => {
    await counts(22);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title, A to Z' }));
    await at('/apps/todo?sort=title-asc');
    await waitFor(async () =>
      expect((await titles())[0]).toBe('Agree the deposit for the wedding party'),
    );
  },
};

export const Completed: Story = {
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: 'Complete: Wash the aprons' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await waitFor(() => expect(saved(22).isCompleted).toBe(true));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Added: Story = {
  args: { address: '/apps/todo/tag/low' },
  play: async () => {
    const [add] = await screen.findAllByRole('link', { name: 'Add task' });
    await userEvent.click(add!);
    await at('/apps/todo/tag/low?task=new');
    const panel = await form('Add task');
    await waitFor(async () =>
      expect(await panel.findByRole('textbox', { name: /^Title/ })).toHaveFocus(),
    );
    await userEvent.click(await panel.findByRole('button', { name: 'Add task' }));
    await panel.findByText('Enter a title.');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Title/ }), 'Buy lemons');
    await userEvent.click(await panel.findByRole('combobox', { name: 'Assignee' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mei Lin Tan' }));
    await userEvent.click(await panel.findByRole('textbox', { name: 'Description' }));
    await userEvent.keyboard('Two crates');
    await userEvent.click(await panel.findByRole('button', { name: 'Add task' }));
    await at('/apps/todo/tag/low');
    await waitFor(async () => expect((await titles())[0]).toBe('Buy lemons'));
    await expect(saved(25)).toMatchObject({
      tags: ['low'],
      assignee: { fullName: 'Mei Lin Tan' },
      description: { content: [{ content: [{ text: 'Two crates' }] }] },
    });
  },
};

export const Changed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Wash the aprons' }));
    await at('/apps/todo?task=22');
    const panel = await form('Edit task');
    const name = await panel.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Iron the aprons');
    await userEvent.click(await panel.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(name).toHaveValue('Wash the aprons'));
    await userEvent.type(name, ' and the towels');
    await userEvent.click(await panel.findByRole('button', { name: 'Important' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Mark complete' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await screen.findByRole('link', { name: 'Wash the aprons and the towels' });
    await waitFor(() =>
      expect(saved(22)).toMatchObject({ isImportant: true, isCompleted: true, isDeleted: false }),
    );
  },
};

export const NotSaved: Story = {
  args: { address: '/apps/todo?task=22' },
  parameters: handled(refuses(updateTask, 'crashed')),
  play: async () => {
    const panel = await form('Edit task');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await panel.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(panel.getByRole('textbox', { name: /^Title/ })).toHaveValue('Wash the aprons!');
  },
};

export const Deleted: Story = {
  args: { address: '/apps/todo?task=22' },
  play: async () => {
    const panel = await form('Edit task');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
    await counts(21);
    await expect(saved(22).isDeleted).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await counts(22);
  },
};

export const BroughtBack: Story = {
  args: { address: '/apps/todo/deleted' },
  play: async () => {
    await counts(2);
    const [first] = await rows();
    await userEvent.click(within(first!).getByRole('link'));
    const panel = await form('Edit task');
    await userEvent.click(await panel.findByRole('button', { name: 'Restore' }));
    await counts(1);
  },
};

export const Gone: Story = {
  args: { address: '/apps/todo?task=999' },
  play: async () => {
    const panel = await form('Edit task');
    await panel.findByRole('heading', { name: 'This task no longer exists' });
  },
};

export const NotMoved: Story = {
  parameters: handled(refuses(reorderTask, 'forbidden')),
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Move Wash the aprons' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await screen.findByText('Couldn’t change the task');
    await waitFor(async () => expect((await titles())[0]).toBe('Print the holiday opening hours'));
  },
};

export const Keyboard: Story = {
  play: async () => {
    const handle = await screen.findByRole('button', { name: 'Move Wash the aprons' });
    handle.focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(book.read().tasks[0]!.id).toBe(22));
    await expect((await titles())[0]).toBe('Wash the aprons');
    const box = await screen.findByRole('checkbox', { name: 'Complete: Wash the aprons' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(saved(22).isCompleted).toBe(true));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await form('Edit task');
    await panel.findByRole('textbox', { name: 'Description' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Wash the aprons' })).toHaveFocus(),
    );
  },
};
