import { listBookmarks, toggleBookmark } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { NavigationProvider } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { places } from '../../places.fixtures.tsx';
import { Bookmarks } from './Bookmarks.tsx';

const navigate = fn();

const meta = {
  component: Bookmarks,
  args: { places },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => navigate.mockClear(),
} satisfies Meta<typeof Bookmarks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until an element that just opened has faded in. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const mark = (...ids: readonly number[]) => sample().bookmarks.save('merchant', ids);
// By position rather than by name, to work in every language.
const star = () => within(screen.getAllByRole('navigation')[0]!).getAllByRole('button').at(-1)!;
const panel = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const open = async () => {
  await userEvent.click(star());
  const dialog = await panel();
  await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
  return within(dialog);
};
const focused = (name: string | RegExp, role = 'link') =>
  waitFor(() => expect(within(screen.getByRole('dialog')).getByRole(role, { name })).toHaveFocus());

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Live orders',
      'Historique des commandes',
    ]);
    await userEvent.click(links[1]!);
    await expect(navigate).toHaveBeenCalledWith('/orders/history', expect.anything());
  },
};

export const Hovered: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Live orders' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Live orders');
    await expect(canvas.getByRole('link', { name: 'Live orders' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('Historique des commandes'),
    );
  },
};

export const Empty: Story = {
  beforeEach: () => mark(),
  play: async ({ canvas }) => {
    const inside = await open();
    await seen(await inside.findByText('No bookmarks yet'));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Many: Story = {
  beforeEach: () => mark(...Array.from({ length: 14 }, (_, at) => at + 1)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(10));
    await userEvent.click(await canvas.findByRole('button', { name: 'More bookmarks' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveTextContent('Empty layout');
    await userEvent.click(items[3]!);
    await expect(navigate).toHaveBeenCalledWith('/pages/login-cover', expect.anything());
  },
};

export const Unknown: Story = {
  args: { places: places.filter(({ href }) => href !== '/orders/live') },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('link', { name: 'Historique des commandes' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const inside = await open();
    await userEvent.type(inside.getByRole('searchbox'), 'live');
    await seen(await inside.findByText('No pages match “live”.'));
  },
};

export const Toggled: Story = {
  play: async ({ canvas }) => {
    const inside = await open();
    await userEvent.type(inside.getByRole('searchbox'), 'sIgn in');
    const mark = await inside.findByRole('button', { name: 'Bookmark Sign in, cover' });
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(mark);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sample().bookmarks.of('merchant')).toContain(14));
    await userEvent.clear(inside.getByRole('searchbox'));
    const off = await inside.findByRole('button', { name: 'Bookmark Live orders' });
    await userEvent.click(off);
    await expect(off).toHaveAttribute('aria-pressed', 'false');
    await expect(off).toHaveFocus();
    await userEvent.dblClick(off);
    await waitFor(() => expect(sample().bookmarks.of('merchant')).toEqual([2, 14]));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(star()).toHaveFocus());
    const hrefs = () => canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => expect(hrefs()).toEqual(['/orders/history', '/pages/login-cover']));
  },
};

export const Forbidden: Story = {
  parameters: { msw: { handlers: [refuses(toggleBookmark, 'maintenance')] } },
  play: async () => {
    const inside = await open();
    const mark = await inside.findByRole('button', { name: 'Bookmark Live orders' });
    await userEvent.click(mark);
    await seen(await screen.findByText(/Couldn’t change the bookmark/));
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const Keyboard: Story = {
  play: async () => {
    const inside = await open();
    await inside.findByRole('link', { name: /Live orders/ });
    const endward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const startward = document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard('{ArrowDown}');
    await focused(/Live orders/);
    await userEvent.keyboard(endward);
    await focused(/Live orders/, 'button');
    await userEvent.keyboard('{ArrowDown}');
    await focused(/Historique des commandes/, 'button');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sample().bookmarks.of('merchant')).toEqual([1]));
    await userEvent.keyboard(startward);
    await focused(/^Historique/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(inside.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await focused(/^Historique/);
    await userEvent.keyboard('device');
    await expect(inside.getByRole('searchbox')).toHaveValue('device');
    await userEvent.keyboard('{Escape}');
    await expect(inside.getByRole('searchbox')).toHaveValue('');
    await userEvent.keyboard('history{Enter}');
    await gone();
    await expect(navigate).toHaveBeenCalledWith('/orders/history', expect.anything());
    await expect(star()).toHaveFocus();
  },
};

export const Suggestions: Story = {
  play: async () => {
    const inside = await open();
    await userEvent.type(inside.getByRole('searchbox'), 'a');
    await waitFor(() => expect(inside.getAllByRole('link')).toHaveLength(6));
    await expect(inside.getAllByRole('link')[0]).toHaveTextContent(/^Attendance/);
  },
};

export const NoResult: Story = {
  play: async () => {
    const inside = await open();
    await userEvent.type(inside.getByRole('searchbox'), 'nasi');
    await seen(await inside.findByText('No pages match “nasi”.'));
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(listBookmarks)] } },
  play: async () => {
    const inside = await open();
    await expect(inside.getByRole('status')).toHaveTextContent('Loading bookmarks…');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(listBookmarks, 'crashed')] } },
  play: async () => {
    const inside = await open();
    await seen(await inside.findByRole('button', { name: 'Try again' }));
  },
};

export const LongText: Story = {
  args: {
    places: places.map((place) => ({
      ...place,
      title: `${place.title} und Donaudampfschifffahrtsgesellschaftskapitänsmützen`,
    })),
  },
  play: async () => {
    const inside = await open();
    await seen(await inside.findByRole('link', { name: /^Live orders und/ }));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const inside = await open();
    await seen(await inside.findByRole('link', { name: /Live orders/ }));
    // The icons don't fit there; the star button lists all bookmarks.
    await expect(canvas.queryByRole('link', { name: 'Live orders' })).toBeNull();
  },
};
