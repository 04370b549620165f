import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HomeIcon, PrinterIcon, ReceiptIcon, SunIcon } from '../icons.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './CommandPalette.guide.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup } from './commands.ts';

const navigate = fn();

const groups: CommandGroup[] = [
  {
    id: 'places',
    title: 'Go to',
    commands: [
      { id: 'home', label: 'Overview', icon: <HomeIcon />, href: '/overview' },
      {
        id: 'history',
        label: 'Order history',
        icon: <ReceiptIcon />,
        href: '/orders/history',
        keywords: ['past tickets'],
      },
    ],
  },
  {
    id: 'acts',
    title: 'Do',
    commands: [
      { id: 'print', label: 'Print report', icon: <PrinterIcon />, shortcut: 'Ctrl P' },
      {
        id: 'skin',
        label: 'Change skin',
        icon: <SunIcon />,
        groups: [
          {
            id: 'skins',
            title: 'Skins',
            commands: [
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
            ],
          },
        ],
      },
    ],
  },
];

const meta = {
  component: CommandPalette,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    defaultOpen: true,
    groups,
    recent: ['print'],
    onAction: fn(),
    labels: {
      title: 'Commands',
      placeholder: 'Type a command or a page',
      recent: 'Lately',
      back: 'Back',
      empty: (query) => (query ? `Nothing found for “${query}”` : 'Nothing here yet'),
      count: (count) => (count === 1 ? '1 result' : `${count} results`),
    },
  },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => navigate.mockClear(),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');
const marked = () => screen.getByRole('option', { selected: true });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  args: {
    footer: (
      <Inline gap="xs">
        <Kbd>↵</Kbd> to open
      </Inline>
    ),
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(marked()).toHaveTextContent('Print report');
    await expect(screen.getByRole('group', { name: 'Lately' })).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('option', { name: /Print report/ })[0]!);
    await expect(args.onAction).toHaveBeenCalledWith('print');
    await gone();
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
  },
};

export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ args }) => {
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(marked()).toHaveTextContent('Change skin');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked()).toHaveTextContent('Overview');
    await userEvent.keyboard('tick');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(await field()).toHaveAttribute('aria-activedescendant', marked().id);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(navigate).toHaveBeenCalledWith('/orders/history');
    await expect(args.onAction).toHaveBeenCalledWith('history');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const Pages: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), 'skin');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleName('Change skin'));
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveAccessibleName(/Type a command/));
    await userEvent.click(await screen.findByRole('option', { name: /Change skin/ }));
    await screen.findByRole('option', { name: 'Dark' });
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(await screen.findByRole('option', { name: /Change skin/ }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(args.onAction).toHaveBeenCalledWith('dark');
  },
};

export const Results: Story = {
  render: function Guests(args) {
    const [guests, setGuests] = useState<CommandGroup[]>([]);
    const look = (query: string) =>
      setGuests([
        {
          id: 'guests',
          title: 'Guests',
          isMatched: true,
          commands: query ? [{ id: 'siti', label: 'Siti Rahman', description: '012 345' }] : [],
        },
      ]);
    return <CommandPalette {...args} groups={[...groups, ...guests]} onQueryChange={look} />;
  },
  play: async () => {
    await userEvent.type(await field(), '999');
    await expect(await screen.findByRole('option', { name: /Siti/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const Pending: Story = {
  args: { isPending: true, groups: [], recent: [] },
  play: async () => {
    await expect(await screen.findByRole('listbox', { hidden: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  play: async () => {
    await userEvent.type(await field(), 'pizza');
    await expect(await screen.findByText('Nothing found for “pizza”')).toBeVisible();
  },
};

export const Focused: Story = { play: async () => void (await field()) };

export const Pressed: Story = {
  globals: { pseudo: { active: ['[aria-selected=true]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
};

export const Disabled: Story = {
  args: {
    recent: [],
    groups: [
      { id: 'a', title: 'Do', commands: [{ id: 'no', label: 'Print report', isDisabled: true }] },
    ],
  },
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Enter}');
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

export const Many: Story = {
  args: {
    recent: [],
    groups: [
      {
        id: 'tables',
        title: 'Tables',
        commands: Array.from({ length: 200 }, (_, n) => ({ id: `${n}`, label: `Table ${n + 1}` })),
      },
    ],
  },
  play: async () => {
    await userEvent.type(await field(), '{PageDown}');
    await expect(marked()).toHaveTextContent('Table 200');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() =>
      expect(marked().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1),
    );
  },
};

export const LongText: Story = {
  args: {
    recent: [],
    groups: [
      {
        id: 'long',
        title: 'Bestellungsannahmebestätigungsgebührenaufstellung',
        commands: [
          {
            id: 'long',
            label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen an alle senden',
            description: 'Uninterruptedlylongnamesofplacesandtables'.repeat(2),
            shortcut: 'Ctrl Shift P',
          },
        ],
      },
    ],
  },
};
