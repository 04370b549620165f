import { searchEverything } from '@servery/api';
import { answers, never, refuses } from '@servery/api/mocks';
import { pages } from '@servery/api/pages';
import { sample, visiting } from '@servery/sample';
import { showEverything } from '@servery/domain/search';
import { Button, NavigationProvider } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { places } from '../../places.fixtures.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';

const navigate = fn();

const meta = {
  component: GlobalSearch,
  args: { places, onClose: fn() },
  render: function Opened({ places: known, onClose }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      onClose?.();
    };
    return (
      <NavigationProvider navigate={navigate}>
        <Button onPress={() => setOpen(true)}>Look for something</Button>
        {isOpen && <GlobalSearch places={known} onClose={close} />}
      </NavigationProvider>
    );
  },
  beforeEach: () => navigate.mockClear(),
} satisfies Meta<typeof GlobalSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until an element that just opened has faded in. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const opener = () => screen.getByRole('button', { name: 'Look for something', hidden: true });
const open = async (typed = '') => {
  await userEvent.click(opener());
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  if (typed) await userEvent.type(field, typed);
  return field;
};
const marked = () => screen.getByRole('option', { selected: true });
const gone = async () => {
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await expect(opener()).toHaveFocus();
};

/** People with an email address and a phone number, which the sample's don't have. */
const withAddresses = answers(visiting(sample))(searchEverything, () => ({
  searchArr: showEverything({
    pages,
    marked: [],
    off: [],
    files: [],
    contacts: [
      { title: 'Mona Write', email: 'mona@servery.test', img: null, date: '2026-03-01' },
      { title: 'Monty Ring', email: '+60 12-345 6789', img: null, date: null },
    ],
  }),
}));

export const Loaded: Story = {
  play: async () => {
    const field = await open('s');
    const pages = await screen.findByRole('group', { name: /Pages|الصفحات/ });
    await expect(within(pages).getAllByRole('option')).toHaveLength(4);
    await expect(screen.getAllByRole('group')).toHaveLength(3);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', marked().id);
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const field = await open('ord');
    // Its English name, "Order history", starts with the typed text.
    await waitFor(() => expect(marked()).toHaveTextContent(/^Historique/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent(/^Live orders/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const all = screen.getAllByRole('option');
    await expect(marked()).toBe(all.at(-1));
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', marked().id);
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(navigate).toHaveBeenCalledWith('/orders/history', expect.anything());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OtherLanguage: Story = {
  play: async () => {
    const field = await open('HISTÓRIQUE');
    await seen(await screen.findByRole('option', { name: /Historique/ }));
    await userEvent.clear(field);
    await userEvent.type(field, 'order history');
    await seen(await screen.findByRole('option', { name: /Historique/ }));
  },
};

export const Closed: Story = {
  play: async () => {
    await open('ord');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(await open()).toHaveValue('');
    await userEvent.click(await screen.findByRole('dialog'));
    await gone();
    await open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await gone();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /Close search|إغلاق/ }));
    await gone();
  },
};

export const People: Story = {
  parameters: { msw: { handlers: [withAddresses] } },
  play: async () => {
    await open('mon');
    const write = await screen.findByRole('option', { name: /Mona/ });
    await expect(write).toHaveAttribute('href', 'mailto:mona@servery.test');
    await expect(screen.getByRole('option', { name: /Monty/ })).toHaveAttribute(
      'href',
      'tel:+60123456789',
    );
  },
};

export const Copied: Story = {
  play: async () => {
    const writeText = fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open('muthu');
    const person = await screen.findByRole('option', { name: /Muthu Krishnan/ });
    await expect(person).not.toHaveAttribute('href');
    await expect(person).toHaveTextContent('copies the name');
    await userEvent.click(person);
    await gone();
    await expect(writeText).toHaveBeenCalledWith('Muthu Krishnan (waiter)');
    await seen(await screen.findByText('Copied “Muthu Krishnan (waiter)”'));
  },
};

export const Files: Story = {
  play: async () => {
    await open('allergens');
    const file = await screen.findByRole('option', { name: /Allergens\.csv/ });
    await expect(file).toHaveAttribute('download', 'Allergens.csv');
    await expect(file).toHaveTextContent('0.1 kB');
  },
};

export const Unknown: Story = {
  args: { places: [] },
  play: async () => {
    await open('order');
    await seen(await screen.findByText('No results for “order”.'));
  },
};

export const NoResult: Story = {
  play: async () => {
    const field = await open('zzz');
    await seen(await screen.findByText('No results for “zzz”.'));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Empty: Story = {
  play: async () => {
    await open();
    await seen(screen.getByText(/^Start typing/));
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(searchEverything)] } },
  play: async () => {
    await open('ord');
    await expect(await screen.findByRole('status')).toHaveTextContent('Searching…');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(searchEverything, 'maintenance')] } },
  play: async () => {
    await open('ord');
    await seen(await screen.findByRole('button', { name: 'Try again' }));
  },
};

export const LongText: Story = {
  args: {
    places: places.map((place) => ({
      ...place,
      title: `${place.title} und Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen`,
    })),
  },
  play: async () => {
    await open('or');
    await screen.findAllByRole('option');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: Loaded.play,
};
