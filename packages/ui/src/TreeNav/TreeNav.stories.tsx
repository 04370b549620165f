import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BagIcon, HelpIcon, UtensilsIcon } from '../icons.ts';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { guide } from './TreeNav.guide.ts';
import { TreeNav } from './TreeNav.tsx';

const navigate = fn();

const items = [
  { id: 'start', label: 'First steps', href: '/start', icon: <HelpIcon aria-hidden /> },
  {
    id: 'menu',
    label: 'Menu',
    href: '/menu',
    icon: <UtensilsIcon aria-hidden />,
    items: [
      { id: 'dishes', label: 'Dishes', href: '/menu/dishes', end: '40' },
      {
        id: 'options',
        label: 'Options',
        items: [
          { id: 'sizes', label: 'Sizes', href: '/menu/options/sizes' },
          { id: 'extras', label: 'Extras', href: '/menu/options/extras' },
        ],
      },
    ],
  },
  {
    id: 'orders',
    label: 'Orders',
    icon: <BagIcon aria-hidden />,
    items: [{ id: 'void', label: 'Voiding', href: '/orders/void' }],
  },
];

const meta = {
  component: TreeNav,
  parameters: { guide },
  args: {
    label: 'Manual',
    items,
    currentHref: '/menu/options/sizes',
    toggleLabel: (label: string) => `Parts of ${label}`,
    onExpandedChange: fn(),
  },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof TreeNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Sizes' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(
      new Set(['menu', 'options', 'orders']),
    );
    await userEvent.click(await canvas.findByRole('link', { name: 'Voiding' }));
    await expect(navigate).toHaveBeenCalledWith('/orders/void', { replace: undefined });
  },
};

export const Closed: Story = { args: { currentHref: '/start' } };

export const Keyboard: Story = {
  args: { currentHref: '/start' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isRtl = canvasElement.ownerDocument.dir === 'rtl';
    const [inwards, outwards] = isRtl
      ? ['{ArrowLeft}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await userEvent.tab();
    const parts = canvas.getByRole('button', { name: 'Parts of Menu' });
    await expect(parts).toHaveFocus();
    await userEvent.keyboard(inwards);
    await expect(parts).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Dishes/ })).toBeVisible());
    await userEvent.keyboard(outwards);
    await expect(parts).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/menu', { replace: undefined });
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const LongText: Story = {
  args: {
    currentHref: '/b',
    items: [
      {
        id: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsgerichte',
        items: [
          { id: 'b', href: '/b', label: 'Kapitänsmützenkuchen mit Sahne und Kirschen '.repeat(3) },
        ],
      },
    ],
  },
};
export const Many: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `Chapter ${index + 1}`,
      href: `/${index}`,
    })),
  },
};
