import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './Link.guide.ts';
import { Link } from './Link.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

const navigate = fn();
const prepare = fn();

const meta = {
  component: Link,
  parameters: { guide },
  args: { href: '/orders/1048', children: 'Order 1048' },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate} prepare={prepare}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
    prepare.mockClear();
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Order 1048' }));
    await expect(navigate).toHaveBeenCalledWith('/orders/1048', { replace: undefined });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(prepare).toHaveBeenCalledWith('/orders/1048');
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(1);
  },
};

export const External: Story = {
  args: { href: 'https://example.com/', children: 'Terms of use', isExternal: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(prepare).not.toHaveBeenCalled();
  },
};

export const Quiet: Story = { args: { isQuiet: true } };
export const Inherited: Story = { args: { tone: 'inherit' } };
export const Current: Story = {
  args: { current: 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};
export const LongText: Story = {
  args: {
    children: 'orders/export/2026-11-21/everything-that-was-sold-in-every-branch-of-the-group.csv',
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
