import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from './AlertDialog.guide.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  parameters: { guide, docs: { story: { inline: false } } },
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

export const Default: Story = {};
export const Acknowledged: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Focused: Story = { ...Default, args: { ...Default.args, defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bestellungsannahmebestätigungsgebührenaufstellung für Tischreservierungen aller Art?',
    children: 'Uninterruptedlylongnamesofplacesandtables'.repeat(3),
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Understood' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
