import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import {
  addBoardTask,
  kanbanLabels,
  listBoardTasks,
  reorderBoardTasks,
  updateBoard,
  updateBoardTask,
  updateTaskBoard,
  type KanbanTask,
} from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dayOf } from '@servery/domain/template';
import { addDays } from '@servery/domain/time';
import { AddressBar } from '@servery/screens/fixtures';
import { allTasks, book } from '../mocks/book.ts';
import { kanbanPeople, makeTasks } from '../mocks/tasks.ts';
import { Kanban } from './Kanban.tsx';

const meta = {
  component: Kanban,
  args: { address: '/apps/kanban', onAddressChange: fn(), me: 'Farah Kamaruddin' },
  parameters: { layout: 'fullscreen' },
  render: ({ address, onAddressChange, ...args }) => (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search, onSearchChange }) => (
        <main>
          <Kanban {...args} address={search} onAddressChange={onSearchChange} />
        </main>
      )}
    </AddressBar>
  ),
  beforeEach: () => () => {
    setScenario('usual');
    book.reset();
  },
} satisfies Meta<typeof Kanban>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const address = () => document.querySelector<HTMLElement>('[data-address]')!.dataset['address'];
const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const board = async (name: string) => within(await screen.findByRole('group', { name }));
const link = (name: string) => screen.findByRole('link', { name });
/** The titles of a board's cards. Querying by role would be too slow with many cards. */
const cards = (id: string) =>
  [...document.querySelectorAll(`[data-board="${id}"] [data-open]`)].map((one) => one.textContent);
const expectCards = (id: string, ...titles: string[]) =>
  waitFor(() => expect(cards(id)).toEqual(titles));
const rowOf = async (name: string) => (await link(name)).closest('li')!;
const form = async () => within(await screen.findByRole('dialog', { name: 'Task' }));
const saved = (id: number) => allTasks(book.read()).find((task) => task.id === id)!;
const order = (id: string) => book.read().order[id];
const chooses = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

const todo = [
  'Roast beans for sixty flat whites',
  'Wedding tasting, six small plates',
  'Office breakfast, third floor',
  'Fish head curry, pickup in their own pot',
] as const;
const cooking = [
  'Canapés for the gallery opening',
  'Family dinner, mild, really mild',
  'Twelve coconuts for the yoga studio',
] as const;

/** Fires the events of a drag from one element to a relative height of another. */
async function drag(from: Element, to: Element, part: number) {
  const box = to.getBoundingClientRect();
  const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height * part };
  const dataTransfer = new DataTransfer();
  await fireEvent.dragStart(from, { dataTransfer });
  await new Promise(requestAnimationFrame);
  await fireEvent.dragEnter(to, { ...place, dataTransfer });
  await fireEvent.dragOver(to, { ...place, dataTransfer });
  await new Promise(requestAnimationFrame);
  await fireEvent.drop(to, { ...place, dataTransfer });
  await fireEvent.dragEnd(from, { dataTransfer });
}

export const Loaded: Story = {
  play: async () => {
    await expectCards('todo', ...todo);
    await expect(await screen.findByText('21 tasks')).toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: () => expectCards('todo', ...todo) };
export const Touch: Story = {
  globals: { density: 'touch' },
  play: () => expectCards('todo', ...todo),
};
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await expectCards('todo', ...todo);
    const boxes = 'Forty lunch boxes for the dental congress';
    await chooses(`Move ${boxes}`, 'To do');
    await expectCards('todo', ...todo, boxes);
  },
};

export const Loading: Story = {
  parameters: handled(never(listBoardTasks)),
  play: async () => {
    await expect(await screen.findByText('Loading boards…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listBoardTasks, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load boards' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(updateTaskBoard, 'forbidden')),
  play: async () => {
    await chooses(`Move ${todo[0]}`, 'New order');
    await screen.findByText('Couldn’t save the change');
    await expectCards('todo', ...todo);
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No boards yet' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add board' }));
    await userEvent.keyboard('Tonight{Enter}');
    await board('Tonight');
  },
};
export const NoResult: Story = {
  args: { address: '/apps/kanban?q=unicorn' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching tasks' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all tasks' }));
    await at('/apps/kanban');
    await expectCards('todo', ...todo);
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await screen.findByText('2,000 tasks');
    const drawn = () => document.querySelectorAll('[data-task]').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(20));
    await expect(drawn()).toBeLessThan(120);
    const list = document.querySelector('[data-board="todo"] ul')!;
    const scroller = list.parentElement!;
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(cards('todo')).not.toContain(todo[0]));
    const last = order('todo')!.length;
    await waitFor(() =>
      expect(
        list.querySelector(`[aria-posinset="${last}"][aria-setsize="${last}"]`),
      ).not.toBeNull(),
    );
    await expect(drawn()).toBeLessThan(120);
  },
};

const longTask = (task: KanbanTask): KanbanTask => ({
  ...task,
  title: 'Küchengroßgerätereinigungsmittelkonzentratbestellung für Dunstabzugshauben ansehen',
  labels: [...kanbanLabels],
  assignedTo: [
    { title: 'Wolfeschlegelsteinhausenbergerdorff', img: null },
    ...kanbanPeople.slice(0, 6),
  ],
});
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listBoardTasks, () => ({
      tasks: makeTasks(12, Date.now()).map(longTask),
      people: [...kanbanPeople],
    })),
  ),
  play: () => waitFor(() => expect(cards('new_order')).toHaveLength(6)),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

export const Dragged: Story = {
  play: async () => {
    await drag(await rowOf(todo[3]), await rowOf(todo[0]), 0.1);
    await expectCards('todo', todo[3], todo[0], todo[1], todo[2]);
    await screen.findByText(`${todo[3]} is now 1 of 4 on To do.`);
    await waitFor(() => expect(order('todo')).toEqual([15, 12, 13, 14]));
    await drag(await rowOf(todo[0]), await rowOf(cooking[0]), 0.9);
    await expectCards('in-progress', cooking[0], todo[0], cooking[1], cooking[2]);
    await waitFor(() => expect(order('in-progress')).toEqual([16, 12, 17, 18]));
    await drag(await rowOf(todo[1]), document.querySelector('[data-board="done"] ul')!, 0.99);
    await waitFor(() => expect(order('done')!.at(-1)).toBe(13));
  },
};

export const NotMoved: Story = {
  parameters: handled(refuses(reorderBoardTasks, 'forbidden')),
  play: async () => {
    await drag(await rowOf(todo[3]), await rowOf(todo[0]), 0.1);
    await screen.findByText('Couldn’t save the change');
    await expectCards('todo', ...todo);
  },
};

export const MovedByMenu: Story = {
  play: async () => {
    await chooses(`Move ${todo[2]}`, 'Move to top');
    await expectCards('todo', todo[2], todo[0], todo[1], todo[3]);
    await chooses(`Move ${todo[2]}`, 'Move down');
    await expectCards('todo', todo[0], todo[2], todo[1], todo[3]);
    await chooses(`Move ${todo[2]}`, 'In progress');
    await expectCards('in-progress', ...cooking, todo[2]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Move ${todo[2]}` })).toHaveFocus(),
    );
    await waitFor(() => expect(order('in-progress')).toEqual([16, 17, 18, 14]));
  },
};

export const Searched: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tasks' }), 'laksa');
    await at('/apps/kanban?q=laksa');
    await expectCards('new_order', 'Laksa for the harbour night shift');
    await expectCards('todo');
    await expect(await (await board('New order')).findByText('1 of 6')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    await at('/apps/kanban');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Label' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Update to complete' }));
    await at('/apps/kanban?label=update-to-complete');
    await expectCards('todo', todo[2]);
  },
};

export const TaskAdded: Story = {
  play: async () => {
    const here = await board('To do');
    await userEvent.click(await here.findByRole('button', { name: 'Add task' }));
    await userEvent.click(await here.findByRole('button', { name: 'Add' }));
    await here.findByText('Enter a title.');
    await userEvent.type(await here.findByRole('textbox'), 'Ice, two bags{Enter}');
    await expectCards('todo', ...todo, 'Ice, two bags');
    await waitFor(() => expect(here.getByRole('textbox')).toHaveFocus());
    await expect(here.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(here.getByRole('button', { name: 'Add task' })).toHaveFocus());
    await expect(saved(22)).toMatchObject({
      boardId: 'todo',
      dueDate: addDays(dayOf(new Date()), 2),
    });
  },
};

export const TaskNotAdded: Story = {
  parameters: handled(refuses(addBoardTask, 'crashed')),
  play: async () => {
    const here = await board('To do');
    await userEvent.click(await here.findByRole('button', { name: 'Add task' }));
    await userEvent.type(await here.findByRole('textbox'), 'Ice{Enter}');
    await screen.findByText('Couldn’t save the change');
    await expect(here.getByRole('textbox')).toHaveValue('Ice');
  },
};

export const TaskDeleted: Story = {
  play: async () => {
    await chooses(`Move ${todo[1]}`, 'Delete task');
    await expectCards('todo', todo[0], todo[2], todo[3]);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await expectCards('todo', ...todo);
  },
};

export const BoardAdded: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add board' }));
    await userEvent.keyboard('To do{Enter}');
    await waitFor(() => expect(screen.getAllByRole('group', { name: 'To do' })).toHaveLength(2));
    await expectCards('todo', ...todo);
    await expect(new Set(book.read().boards.map(({ id }) => id)).size).toBe(6);
  },
};

export const BoardRenamed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'To do' }));
    const field = await screen.findByRole('textbox', { name: 'Board title' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Never{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'To do' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: 'Board title' });
    await userEvent.keyboard('Next up{Enter}');
    await board('Next up');
    await waitFor(() => expect(book.read().boards[2]).toEqual({ id: 'todo', title: 'Next up' }));
    await expectCards('todo', ...todo);
  },
};

export const BoardNotRenamed: Story = {
  parameters: handled(refuses(updateBoard, 'forbidden')),
  play: async () => {
    await chooses('Actions for board To do', 'Rename');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Board title' })).toHaveFocus());
    await userEvent.keyboard('Next up{Enter}');
    await screen.findByText('Couldn’t save the change');
    await board('To do');
  },
};

export const BoardCleared: Story = {
  play: async () => {
    await chooses('Actions for board To do', 'Clear tasks');
    await expectCards('todo');
    await waitFor(() => expect(order('todo')).toEqual([]));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await expectCards('todo', ...todo);
  },
};

export const BoardDeleted: Story = {
  play: async () => {
    await chooses('Actions for board To do', 'Delete board');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'To do' })).toBeNull());
    await screen.findByText('17 tasks');
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await expectCards('todo', ...todo);
    await expect(
      [...document.querySelectorAll<HTMLElement>('[data-board]')].map(
        (one) => one.dataset['board'],
      ),
    ).toEqual(['new_order', 'action', 'todo', 'in-progress', 'done']);
  },
};

export const Changed: Story = {
  play: async () => {
    await userEvent.click(await link(todo[1]));
    await at('/apps/kanban?task=13');
    const panel = await form();
    const title = await panel.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'Cake tasting');
    await userEvent.click(await panel.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(title).toHaveValue(todo[1]));
    await userEvent.type(title, '!');
    await userEvent.click(await panel.findByRole('combobox', { name: 'Labels' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Delivery' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await link(`${todo[1]}!`);
    await waitFor(() =>
      expect(saved(13)).toMatchObject({ boardId: 'todo', labels: ['Self Pickup', 'Delivery'] }),
    );
    await expectCards('todo', todo[0], `${todo[1]}!`, todo[2], todo[3]);
  },
};

export const OrderLines: Story = {
  args: { address: '/apps/kanban?task=16' },
  play: async () => {
    const panel = await form();
    const order = within(await panel.findByRole('group', { name: /^Order/ }));
    await userEvent.click(await order.findByRole('button', { name: 'Add item' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await panel.findByText('Enter a name.');
    const line = within(await order.findByRole('group', { name: 'Row 2' }));
    await userEvent.type(await line.findByRole('textbox', { name: /^Name/ }), 'Prosecco');
    await userEvent.click(await line.findByRole('button', { name: 'Increase quantity' }));
    await userEvent.type(await line.findByRole('textbox', { name: 'In the box' }), 'Corks{Enter}');
    await userEvent.type(await line.findByRole('textbox', { name: 'Remark' }), 'Cold');
    await userEvent.click(await order.findByRole('button', { name: 'Remove row 1' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(saved(16).attachments).toEqual([
        { name: 'Prosecco', quantity: 2, items: ['Corks'], remark: 'Cold' },
      ]),
    );
  },
};

/** A drawn picture that's larger than any cover. */
const picture = () =>
  new Promise<File>((done) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2_000, 1_000];
    canvas.getContext('2d')!.fillRect(0, 0, 900, 900);
    canvas.toBlob((blob) => done(new File([blob!], 'table.png', { type: 'image/png' })));
  });

export const Covered: Story = {
  args: { address: '/apps/kanban?task=12' },
  play: async () => {
    const panel = await form();
    const field = await panel.findByLabelText(/^Cover/);
    await userEvent.upload(field, await picture());
    await panel.findByRole('button', { name: 'Remove cover' });
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await waitFor(() => expect(saved(12).coverImage).toMatch(/^data:image\/jpeg/));
    await expect(saved(12).coverImage!.length).toBeLessThan(300_000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = await rowOf(todo[0]);
    await expect(card.querySelector('img')).toHaveAttribute('src', saved(12).coverImage!);
  },
};

export const Commented: Story = {
  args: { address: '/apps/kanban?task=13' },
  play: async () => {
    const panel = await form();
    await panel.findByText('No comments yet.');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.type(
      await panel.findByRole('textbox', { name: /^Write a comment/ }),
      'She knows now.',
    );
    await userEvent.click(await panel.findByRole('button', { name: 'Comment' }));
    await panel.findByText('She knows now.', { selector: 'p' });
    await waitFor(() =>
      expect(saved(13)).toMatchObject({
        title: todo[1],
        comments: [{ name: 'Farah Kamaruddin', comment: 'She knows now.' }],
      }),
    );
    await expect(panel.getByRole('textbox', { name: /^Title/ })).toHaveValue(`${todo[1]}!`);
  },
};

export const NotSaved: Story = {
  args: { address: '/apps/kanban?task=13' },
  parameters: handled(refuses(updateBoardTask, 'crashed')),
  play: async () => {
    const panel = await form();
    await userEvent.type(await panel.findByRole('textbox', { name: /^Title/ }), '!');
    await userEvent.click(await panel.findByRole('button', { name: 'Update' }));
    await panel.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(panel.getByRole('textbox', { name: /^Title/ })).toHaveValue(`${todo[1]}!`);
  },
};

export const Gone: Story = {
  args: { address: '/apps/kanban?task=999' },
  play: async () => {
    const panel = await form();
    await panel.findByRole('heading', { name: 'This task no longer exists' });
  },
};

export const Keyboard: Story = {
  play: async () => {
    (await link(todo[0])).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: todo[1] })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('link', { name: cooking[1] })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft} ');
    await screen.findByText(`${todo[1]} lifted: 2 of 4 on To do.`);
    await userEvent.keyboard('{ArrowUp}');
    await expectCards('todo', todo[1], todo[0], todo[2], todo[3]);
    await screen.findByText('1 of 4 on To do.');
    await userEvent.keyboard('{ArrowRight}');
    await expectCards('in-progress', todo[1], ...cooking);
    await waitFor(() => expect(screen.getByRole('link', { name: todo[1] })).toHaveFocus());
    await expect(order('todo')).toEqual([12, 13, 14, 15]);
    await userEvent.keyboard('{Escape}');
    await expectCards('todo', ...todo);
    await screen.findByText(`Move cancelled. ${todo[1]} is back at 2 of 4 on To do.`);
    await waitFor(() => expect(screen.getByRole('link', { name: todo[1] })).toHaveFocus());
    await userEvent.keyboard(' {ArrowRight}{End} ');
    await expectCards('in-progress', ...cooking, todo[1]);
    await waitFor(() => expect(order('in-progress')).toEqual([16, 17, 18, 13]));
    await userEvent.keyboard('{Enter}');
    await at('/apps/kanban?task=13');
    await form();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: todo[1] })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Move ${todo[1]}` })).toHaveFocus(),
    );
  },
};
