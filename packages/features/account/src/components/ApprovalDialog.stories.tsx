import type { Meta, StoryObj } from '@storybook/react-vite';
import { approve } from '@servery/api';
import { refuses } from '@servery/api/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ApprovalDialog } from './ApprovalDialog.tsx';

const meta = {
  component: ApprovalDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    request: { capability: 'order.void', object_id: 1, version: 1, amount: null, rate: null },
    onAnswer: fn(),
  },
} satisfies Meta<typeof ApprovalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const enter: Story['play'] = async ({ userEvent }) => {
  await screen.findByRole('dialog');
  // The pad accepts typed digits as soon as it is open.
  await waitFor(() => expect(screen.getByRole('button', { name: '1' })).toHaveFocus());
  await userEvent.keyboard('1357');
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
};

export const Loaded: Story = {};

export const WrongPin: Story = {
  parameters: { msw: { handlers: [refuses(approve, 'wrongPin')] } },
  play: async (context) => {
    await enter(context);
    await screen.findByText('Incorrect PIN, or this person can’t approve this.');
    await expect(context.args.onAnswer).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  parameters: {
    msw: { handlers: [refuses(approve, 'locked', { details: { retry_after: 300 } })] },
  },
  play: async (context) => {
    await enter(context);
    await screen.findByText('Too many incorrect PINs. Try again in 5 minutes.');
  },
};

export const CancelsAfterStarting: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(null));
  },
};

export const Dark: Story = { globals: { skin: 'dark' } };
