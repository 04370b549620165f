import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './Banner.guide.ts';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  parameters: { guide },
  args: { title: 'A new version is ready', children: 'Reload when it suits you.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready');
  },
};
export const Neutral: Story = { args: { tone: 'neutral' } };
export const Success: Story = { args: { tone: 'success', title: undefined, children: 'Saved.' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'The kitchen printer is out of paper', children: undefined },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'Payment refused', children: 'The bank declined the card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment refused');
  },
};
export const WithAction: Story = { args: { action: <Button size="s">Reload</Button> } };
export const Dismissable: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Verbindungsunterbrechung zwischen Bestellannahme und Küchenbildschirm',
    children:
      'Neue Bestellungen werden aufbewahrt und gesendet, sobald die Verbindung steht. '.repeat(4),
    action: <Button size="s">Jetzt noch einmal versuchen</Button>,
  },
};
export const Keyboard: Story = {
  args: { ...Dismissable.args, action: <Button size="s">Reload</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
export const Hovered: Story = { args: Dismissable.args, globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  args: Dismissable.args,
  globals: { pseudo: { focusVisible: true } },
};
export const Pressed: Story = { args: Dismissable.args, globals: { pseudo: { active: true } } };
