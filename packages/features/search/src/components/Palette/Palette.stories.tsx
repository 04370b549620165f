import { searchEverything } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { NavigationProvider, PrinterIcon, SunIcon } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { places } from '../../places.fixtures.tsx';
import { Palette } from './Palette.tsx';

const navigate = fn();
const onAction = fn();

const meta = {
  component: Palette,
  args: {
    places,
    commands: [
      { id: 'print', title: 'Print the page', icon: <PrinterIcon />, shortcut: 'Ctrl P', onAction },
      { id: 'skin', title: 'Change the skin', icon: <SunIcon />, onAction: fn() },
    ],
  },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <button type="button">The page</button>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
    onAction.mockClear();
  },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until an element that just opened has faded in. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const page = () => screen.getByRole('button', { name: 'The page', hidden: true });
const open = async (typed = '') => {
  page().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  if (typed) await userEvent.type(field, typed);
  return field;
};
const gone = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(page()).toHaveFocus());
};

export const Loaded: Story = {
  play: async () => {
    await open();
    for (const name of ['Orders', 'Account', 'Pages'])
      await expect(screen.getByRole('group', { name })).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(places.length + 2);
  },
};

export const Keyboard: Story = {
  play: async () => {
    await open('order history');
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Historique/),
    );
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(navigate).toHaveBeenCalledWith('/orders/history');
    await open('print the page');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(JSON.parse(localStorage.getItem('servery.look.recent')!)).toEqual([
      'do print',
      'to /orders/history',
    ]);
    await open();
    const options = screen.getAllByRole('option');
    await expect(options[0]).toHaveTextContent('Print the page');
    await expect(options[1]).toHaveTextContent('Historique des commandes');
    await userEvent.keyboard('{Control>}k{/Control}');
    await gone();
  },
};

export const Results: Story = {
  play: async () => {
    await open('krish');
    await seen(await screen.findByRole('option', { name: /Muthu Krishnan/ }));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const Opened: Story = {
  render: function ByButton(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Commands
        </button>
        <Palette {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async () => {
    const button = screen.getByRole('button', { name: 'Commands' });
    await userEvent.click(button);
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('combobox');
  },
};

export const Shortcuts: Story = {
  args: { shortcuts: [{ keys: 'Alt 1', title: 'Live orders' }] },
  play: async () => {
    page().focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    const terms = within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    await expect(terms.slice(-2)).toEqual(['Print the page', 'Live orders']);
    await expect(terms).toHaveLength(4);
    await seen(within(dialog).getByText('Alt'));
    await userEvent.keyboard('{Escape}');
    await gone();
    // In a text field, the character is only typed.
    const field = await open('?');
    await expect(field).toHaveValue('?');
  },
};

export const NoResult: Story = {
  play: async () => {
    await open('zzz');
    await seen(await screen.findByText('No results for “zzz”.'));
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(searchEverything)] } },
  play: async () => {
    await open('zzz');
    await expect(screen.getByRole('listbox', { hidden: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(searchEverything, 'crashed')] } },
  play: async () => {
    // Pages come from the app, so they're found without a server.
    const field = await open('live');
    await seen(screen.getByRole('option', { name: /Live orders/ }));
    await userEvent.clear(field);
    await userEvent.type(field, 'krish');
    await seen(await screen.findByText('Search isn’t available right now.'));
  },
};

export const LongText: Story = {
  args: {
    places: places.map((place) => ({
      ...place,
      title: `${place.title} und Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen`,
    })),
  },
  play: async () => void (await open('or')),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: Loaded.play,
};
