import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ClockIcon } from '../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './BlockOverlay.guide.ts';
import { BlockOverlay } from './BlockOverlay.tsx';

const press = fn();

const meta = {
  component: BlockOverlay,
  parameters: { guide },
  args: {
    isBlocked: true,
    label: 'Refreshing the menu',
    children: (
      <Card title="Menu">
        <Stack gap="m">
          <p>Forty dishes in six parts, changed today at noon.</p>
          <TextField label="Name of the menu" defaultValue="Lunch" />
          <div>
            <Button onPress={press}>Add dish</Button>
          </div>
        </Stack>
      </Card>
    ),
  },
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta<typeof BlockOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isBlocked: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add dish' }));
    await expect(press).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByText('Add dish');
    await expect(button.closest('[inert]')).not.toBeNull();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      'Refreshing the menu',
    );
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible();
  },
};

export const Keyboard: Story = {
  render: function Refreshing(args) {
    const [isBlocked, setBlocked] = useState(false);
    return (
      <Stack>
        <BlockOverlay {...args} isBlocked={isBlocked} doneLabel="The menu is up to date">
          <Button onPress={() => setBlocked(true)}>Refresh</Button>
        </BlockOverlay>
        <Button onPress={() => setBlocked(false)}>End</Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    const before = canvasElement.firstElementChild?.getBoundingClientRect().height;
    await userEvent.tab();
    await expect(refresh).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const region = canvasElement.querySelector('[aria-busy]');
    await waitFor(() => expect(region).toHaveFocus());
    await expect(canvasElement.firstElementChild?.getBoundingClientRect().height).toBe(before);
    canvas.getByRole('button', { name: 'End' }).click();
    await waitFor(() => expect(refresh).toHaveFocus());
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      'The menu is up to date',
    );
  },
};

export const Dark: Story = { args: { veil: 'dark' } };
export const Clear: Story = { args: { veil: 'clear' } };
export const OwnSign: Story = { args: { sign: <ClockIcon aria-hidden /> } };
export const SpinnerAlone: Story = { args: { isLabelHidden: true } };
export const LongText: Story = {
  args: {
    label: 'Speisekarte wird mit der Donaudampfschifffahrtsgesellschaft abgeglichen '.repeat(3),
  },
};
