import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { title: 'Order 1048', children: 'Two nasi lemak, one iced tea without sugar.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order 1048' })).toBeVisible();
  },
};
export const WithActionsAndFooter: Story = {
  args: {
    actions: <Badge tone="warning">Preparing</Badge>,
    footer: (
      <Button tone="accent" emphasis="solid">
        Mark ready
      </Button>
    ),
  },
};
export const Untitled: Story = { args: { title: undefined } };
export const Roomy: Story = { args: { padding: 'l' } };
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsbestellung',
    actions: <Badge>Wartet auf Bestätigung</Badge>,
  },
};
