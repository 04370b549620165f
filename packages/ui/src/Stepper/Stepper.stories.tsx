import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CardIcon, StoreIcon, UtensilsIcon } from '../icons.ts';
import { guide } from './Stepper.guide.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'outlet', title: 'Outlet', description: 'Name and place', isDone: true, isReachable: true },
  { id: 'menu', title: 'Menu', description: 'What it sells', isReachable: true },
  { id: 'payment', title: 'Payment', description: 'Where money goes' },
];

const meta = {
  component: Stepper,
  parameters: { guide },
  args: {
    label: 'Open an outlet',
    steps,
    selectedKey: 'menu',
    labels: { done: 'done', invalid: 'has errors' },
    onChange: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, menu] = canvas.getAllByRole('listitem');
    await expect(menu?.querySelector('[aria-current=step]')).toHaveTextContent('Menu');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('list')).not.toHaveAttribute('tabindex');
    await userEvent.click(canvas.getByRole('button', { name: /Outlet.*done/ }));
    await expect(args.onChange).toHaveBeenCalledWith('outlet');
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('outlet');
  },
};
export const Vertical: Story = { args: { orientation: 'vertical' } };
const modern = [StoreIcon, UtensilsIcon, CardIcon];
export const Modern: Story = {
  args: {
    variant: 'modern',
    steps: steps.map((step, index) => {
      const Icon = modern[index] ?? StoreIcon;
      return { ...step, icon: <Icon aria-hidden /> };
    }),
  },
};
export const ModernVertical: Story = { args: { ...Modern.args, orientation: 'vertical' } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Invalid: Story = {
  args: { steps: steps.map((step) => ({ ...step, isInvalid: step.id === 'outlet' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Outlet.*has errors/ })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    orientation: 'vertical',
    steps: steps.map((step) => ({
      ...step,
      title: `${step.title} der Donaudampfschifffahrtsgesellschaftskapitänskantine`,
    })),
  },
};
export const Many: Story = {
  args: {
    selectedKey: '7',
    steps: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      title: `Step ${index + 1}`,
      isDone: index < 7,
      isReachable: index < 7,
    })),
  },
};

export const Scrolled: Story = {
  args: { ...Many.args, onChange: undefined, selectedKey: '11' },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list', { name: 'Open an outlet' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const current = row.querySelector('[aria-current=step]')?.getBoundingClientRect();
    const box = row.getBoundingClientRect();
    await expect(current?.left).toBeGreaterThanOrEqual(box.left - 1);
    await expect(current?.right).toBeLessThanOrEqual(box.right + 1);
  },
};
