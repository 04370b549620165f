import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlusIcon } from '../icons.ts';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { guide } from './LinkButton.guide.ts';
import { LinkButton } from './LinkButton.tsx';

const navigate = fn();

const meta = {
  component: LinkButton,
  parameters: { guide },
  args: { href: '/products/new', children: 'Add dish' },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Solid: Story = {
  args: { tone: 'accent', emphasis: 'solid', icon: <PlusIcon /> },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add dish' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/products/new', { replace: undefined });
  },
};

export const Wide: Story = { args: { isWide: true, size: 'l' } };
export const Hovered: Story = { args: Solid.args, globals: { pseudo: { hover: true } } };
export const Focused: Story = { args: Solid.args, globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { args: Solid.args, globals: { pseudo: { active: true } } };

export const LongText: Story = {
  args: { children: 'Zur Übersicht der Auszahlungen aller Filialen im laufenden Geschäftsjahr' },
};
