import type { Meta, StoryObj } from '@storybook/react-vite';
import { approve } from '@servery/api';
import { answers, refuses } from '@servery/api/mocks';
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

const approved = answers(() => ({}))(approve, () => ({
  approval: 'approval-1',
  approver: 'Suresh Pillai',
}));

/** Without a pointer: a PIN is typed, refused, typed again and confirmed. */
export const Keyboard: Story = {
  parameters: { msw: { handlers: [refuses(approve, 'wrongPin')] } },
  play: async ({ args, msw, userEvent }) => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '1' })).toHaveFocus());
    await userEvent.keyboard('1357{Enter}');
    await screen.findByText('Incorrect PIN, or this person can’t approve this.');
    // By its button, which is disabled until the next PIN is typed.
    const confirm = screen.getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(confirm).toBeDisabled());
    await userEvent.keyboard('2468');
    await waitFor(() => expect(confirm).toBeEnabled());
    while (document.activeElement !== confirm) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(confirm).toBeDisabled());
    msw.use(approved);
    await userEvent.keyboard('593713');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('approval-1'));
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
