import { displayQueue, joinQueue } from '@servery/api';
import { callEntry } from '@servery/domain/queue';
import { never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JoinQueue } from './JoinQueue.tsx';

const outlet = 101;

const meta = {
  component: JoinQueue,
  args: { token: '101-sample-queue-1018001', ticket: null, onTicketChange: () => undefined },
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  parameters: { layout: 'fullscreen' },
  render: function Addressed({ ticket: first, ...args }) {
    const [ticket, setTicket] = useState(first);
    return <JoinQueue {...args} ticket={ticket} onTicketChange={setTicket} />;
  },
} satisfies Meta<typeof JoinQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^Seri Melati Chow Kit, Families$/);
    await canvas.findByText('4 parties waiting');
    await canvas.findByText(/^Waiting time: about \d+ min$/);
    await expect(canvas.getByRole('button', { name: 'Join queue' })).toBeEnabled();
  },
};
export const Dark: Story = { ...Loaded, globals: { ...meta.globals, skin: 'dark' } };

export const JoinsAndLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join queue' }));
    await canvas.findByText('B13');
    await canvas.findByText('4 parties ahead of you');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave queue' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Leave queue' }));
    await canvas.findByText(/^You’ve lost your place in the queue/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Join again' }));
    await canvas.findByRole('button', { name: 'Join queue' });
  },
};

export const Called: Story = {
  args: { ticket: '101-sample-entry-101800109' },
  beforeEach: () => {
    const world = sample();
    const book = world.queueBook(outlet);
    const first = { entry_id: 101800109, version: 1 };
    world.queues.save(callEntry(book, first, { now: world.now() }).book);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Please come now');
    await canvas.findByText(/^Please come by /);
  },
};

export const Closed: Story = {
  args: { token: '101-sample-queue-1018003' },
  play: async ({ canvas }) => {
    await canvas.findByText('This queue is closed.');
    await expect(canvas.queryByRole('button', { name: 'Join queue' })).toBeNull();
  },
};

export const Full: Story = {
  parameters: handled(refuses(joinQueue, 'notAllowedNow', { details: { why: 'full' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join queue' }));
    await canvas.findByText('This queue is full.');
  },
};

export const WrongPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Join queue' }));
    await canvas.findByText('Enter a phone number, such as +60123456789.');
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: handled(never(displayQueue)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…');
  },
};

export const Missing: Story = {
  args: { token: 'an old one' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Queue not found' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(displayQueue, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
