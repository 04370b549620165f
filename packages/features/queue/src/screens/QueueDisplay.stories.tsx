import { displayQueue } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer } from '@servery/sample/answer';
import { QueueDisplay } from './QueueDisplay.tsx';

const meta = {
  component: QueueDisplay,
  args: { token: '101-sample-queue-1018001' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QueueDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Families' });
    await canvas.findByText('B8');
    await canvas.findByText('B9');
    await expect(canvas.queryByText(/\+60/)).toBeNull();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Closed: Story = {
  args: { token: '101-sample-queue-1018003' },
  play: async ({ canvas }) => {
    await canvas.findByText('No number is being called right now');
    await canvas.findByText('Closed');
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

export const LongText: Story = {
  parameters: handled(
    answer(displayQueue, ({ ctx }) => ({
      merchant_name:
        'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      time_zone: 'Asia/Kuala_Lumpur',
      name: 'Parties of more than six who would like to sit outside under the large tree',
      state: 'open' as const,
      party_min: 6,
      party_max: 30,
      is_phone_required: false,
      called: ['TR101', 'TR102', 'TR103', 'TR104', 'TR105', 'TR106', 'TR107', 'TR108'],
      next: ['TR109', 'TR110', 'TR111', 'TR112', 'TR113', 'TR114'],
      waiting_count: 200,
      quoted_minutes: 240,
      now: ctx.now.toISOString(),
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('TR101');
  },
};
