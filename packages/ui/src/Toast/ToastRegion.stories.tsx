import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { toast } from './queue.ts';

const meta = {
  component: ToastRegion,
  args: { label: 'Notifications', closeLabel: 'Close' },
  beforeEach: () => toast.dismiss(),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (title: string, timeout = 3000) =>
  waitFor(() => expect(screen.queryByText(title)).toBeNull(), { timeout });

export const Tones: Story = {
  args: { duration: Infinity },
  play: async () => {
    toast.show({ title: 'Copied' });
    toast.success({ title: 'Menu published', text: 'Guests see it now.' });
    toast.info({ title: 'New order', text: 'Table 7, RM 48.50' });
    toast.warning({ title: 'Printer is slow' });
    toast.error({ title: 'Not saved', text: 'The order was changed by someone else.' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  },
};

export const LeavesByItself: Story = {
  play: async () => {
    toast.success({ title: 'Saved' });
    await screen.findByText('Saved');
    await gone('Saved');
  },
};

const undo = fn();
export const Undo: Story = {
  beforeEach: () => undo.mockClear(),
  play: async () => {
    toast.success({ title: 'Item hidden', action: { label: 'Undo', onPress: undo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await gone('Item hidden');
  },
};

export const CountsDown: Story = {
  play: async () => {
    toast.success({ title: 'Item hidden', action: { label: 'Undo', onPress: undo } });
    await screen.findByText('Item hidden');
  },
};

export const WaitsUnderPointer: Story = {
  play: async () => {
    toast.success({ title: 'Under the pointer', duration: Infinity });
    await userEvent.hover(await screen.findByText('Under the pointer'));
    toast.success({ title: 'Held too', duration: 50 });
    await waitFor(() =>
      expect(screen.getByText('Held too').closest('[aria-atomic]')).toHaveAttribute('data-paused'),
    );
    await userEvent.unhover(screen.getByText('Under the pointer'));
    await gone('Held too');
  },
};

export const FocusComesBack: Story = {
  render: (args) => (
    <>
      <Button onPress={() => toast.info({ title: 'Hello', duration: Infinity })}>Say hello</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByText('Hello');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone('Hello');
    await expect(opener).toHaveFocus();
  },
};
