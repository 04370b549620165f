import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Tour.guide.ts';
import { Tour } from './Tour.tsx';

const byId = (id: string) => () => document.getElementById(id);

const meta = {
  component: Tour,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    labels: {
      next: 'Next',
      back: 'Back',
      finish: 'Done',
      skip: 'Skip the tour',
      count: (number, total) => `${number} of ${total}`,
    },
    steps: [
      { id: 'new', target: byId('new'), title: 'New orders', children: 'They arrive here.' },
      { id: 'gone', target: byId('nowhere'), title: 'Nowhere', children: 'Never shown.' },
      {
        id: 'done',
        target: byId('done'),
        title: 'What is done',
        children: 'Finished orders rest here until midnight.',
        placement: 'top',
      },
    ],
    onFinish: fn(),
    onSkip: fn(),
  },
  render: function Board(args) {
    const [isOpen, setOpen] = useState(args.defaultOpen ?? false);
    return (
      <Stack gap="xl" align="start">
        <Button onPress={() => setOpen(true)}>Show me around</Button>
        <div id="new">
          <Card>New orders</Card>
        </div>
        <div style={{ blockSize: 900 }} />
        <div id="done">
          <Card>Completed</Card>
        </div>
        <Tour {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </Stack>
    );
  },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await step('New orders')).toHaveTextContent('1 of 2');
    await waitFor(() =>
      expect(document.getElementById('new')).toHaveAttribute('data-servery-tour-target'),
    );
  },
};

export const Pointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me around' }));
    await step('New orders');
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    const last = await step('What is done');
    await expect(last).toHaveTextContent('2 of 2');
    const target = document.getElementById('done');
    await waitFor(() => {
      const box = target?.getBoundingClientRect();
      return expect(box && box.bottom <= window.innerHeight).toBe(true);
    });
    await expect(document.getElementById('new')).not.toHaveAttribute('data-servery-tour-target');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await step('New orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await gone();
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
    await expect(args.onSkip).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show me around' });
    const onward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await step('New orders');
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
    for (let n = 0; n < 4; n += 1) {
      await userEvent.tab();
      await expect(first.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard(onward);
    const last = await step('What is done');
    await waitFor(() => expect(last.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onSkip).toHaveBeenCalledWith('done');
    await expect(args.onFinish).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Focused: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const first = await step('New orders');
    await waitFor(() => expect(first.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Skip the tour' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: {
    steps: [{ id: 'gone', target: byId('nowhere'), title: 'Nowhere', children: 'Never shown.' }],
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await gone();
    await expect(opener).toHaveFocus();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    steps: [
      {
        id: 'long',
        target: byId('new'),
        title: 'Bestellungsannahmebestätigungsgebührenaufstellung',
        children: 'Uninterruptedlylongnamesofplacesandtables'.repeat(4),
      },
    ],
  },
};
