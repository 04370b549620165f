import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CloseIcon } from '../icons.ts';
import { guide } from './Timeline.guide.ts';
import { Timeline, TimelineEvent } from './Timeline.tsx';

const meta = {
  component: Timeline,
  parameters: { guide },
  args: {
    label: 'Order 1048',
    children: (
      <>
        <TimelineEvent title="Placed" time="18:40" dateTime="2026-11-21T10:40:00Z" tone="accent">
          QR code, table 12
        </TimelineEvent>
        <TimelineEvent title="Accepted" time="18:41" tone="success">
          Wei Ling
        </TimelineEvent>
        <TimelineEvent title="Line voided" time="18:52" tone="danger" icon={<CloseIcon />}>
          Out of iced tea
        </TimelineEvent>
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Order 1048' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Many: Story = {
  args: {
    children: Array.from({ length: 20 }, (_, index) => (
      <TimelineEvent key={index} title={`Course ${index + 1} sent`} time={`18:${10 + index}`} />
    )),
  },
};
export const LongText: Story = {
  args: {
    children: (
      <TimelineEvent
        title="Auszahlungsfreigabebestätigung durch die Geschäftsführung angefordert"
        time="am einundzwanzigsten November um 18:40 Uhr"
        tone="warning"
      >
        Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchenbestellungsannahme, Tisch 12,
        Terrasse
      </TimelineEvent>
    ),
  },
};
