import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FilterSelect } from './FilterSelect.tsx';

const meta = {
  component: FilterSelect<string | number>,
  args: {
    label: 'Status',
    allLabel: 'All Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 2, label: 'Closed' },
    ],
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect<string | number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Status' });
    await expect(field).toHaveTextContent('All Status');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const Narrowed: Story = {
  args: { value: 'open', isLabelShown: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All Status' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
