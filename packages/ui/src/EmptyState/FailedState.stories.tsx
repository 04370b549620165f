import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from './FailedState.guide.ts';
import { FailedState } from './FailedState.tsx';

const meta = {
  component: FailedState,
  parameters: { guide },
  args: {
    title: 'The orders did not load',
    labels: { text: 'Check the connection, then try again.', retry: 'Try again' },
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The orders did not load');
  },
};
export const Retried: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The retry is pending: the button is pressed once and announces its state. */
export const Pending: Story = {
  args: { onRetry: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** A repeated failure is announced again, and the button keeps focus. */
export const FailedAgain: Story = {
  args: { onRetry: fn(() => Promise.resolve()) },
  play: async ({ args, canvas, userEvent }) => {
    const text = args.labels?.text;
    const message = await canvas.findByText(String(text));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(canvas.getByRole('alert')).toContainElement(canvas.getByText(String(text)));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
export const Offline: Story = {
  args: {
    title: 'You are offline',
    labels: { text: 'The orders come as soon as the connection is back.', retry: 'Try again' },
    isOffline: true,
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    title:
      'Die Reservierungsbestätigungsbenachrichtigungen für den Abrechnungszeitraum konnten nicht geladen werden',
    labels: {
      text: 'Prüfen Sie die Verbindung, und versuchen Sie es dann noch einmal. '.repeat(3),
      retry: 'Noch einmal versuchen, vom Beginn des Geschäftsjahres an',
    },
  },
};
