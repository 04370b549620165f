import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    title: 'The printer is out of paper',
    children: 'Two tickets wait. They print as soon as there is paper.',
    closeLabel: 'Understood',
    defaultOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Acknowledged: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
