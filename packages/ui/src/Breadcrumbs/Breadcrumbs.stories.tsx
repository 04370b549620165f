import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { HomeIcon } from '../icons.ts';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { guide } from './Breadcrumbs.guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();

const items = [
  { href: '/', label: 'Home', icon: <HomeIcon aria-hidden /> },
  { href: '/outlets', label: 'Outlets' },
  { href: '/outlets/7', label: 'Siam Grill' },
  { href: '/outlets/7/menu', label: 'Menu' },
  { href: '/outlets/7/menu/12', label: 'Nasi lemak' },
];

const meta = {
  component: Breadcrumbs,
  parameters: { guide },
  args: { label: 'Breadcrumbs', moreLabel: 'More places', items },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('Nasi lemak').parentElement).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Siam Grill' }));
    await expect(navigate).toHaveBeenCalledWith('/outlets/7', { replace: undefined });
  },
};

export const Narrow: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 260 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More places' });
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.getByText('Nasi lemak')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Outlets' })).toBeNull();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Outlets' }));
    await expect(navigate).toHaveBeenCalledWith('/outlets', { replace: undefined });
  },
};

export const Widened: Story = {
  ...Narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'More places' });
    const box = canvasElement.querySelector('nav')?.parentElement;
    if (!box) throw new Error('The trail stands in a box');
    box.style.inlineSize = '800px';
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Outlets' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...Narrow,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'More places' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Outlets' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/outlets/7', { replace: undefined });
  },
};

export const Slashes: Story = { args: { separator: 'slash' } };
export const Dots: Story = { args: { separator: 'dot' } };
export const Centred: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const LongText: Story = {
  ...Narrow,
  args: {
    items: [
      ...items.slice(0, 2),
      { href: '/long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth));
    await expect(canvas.getByText(/Donaudampf/)).toBeVisible();
  },
};

export const Many: Story = {
  ...Narrow,
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      href: `/${index}`,
      label: `Floor ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const places = await screen.findAllByRole('menuitem');
    await expect(places.length + canvas.getAllByRole('listitem').length - 1).toBe(14);
  },
};
