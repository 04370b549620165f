import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnreadableNotice } from './UnreadableNotice.tsx';

const meta = {
  component: UnreadableNotice,
  args: { rows: [{ id: 7, number: 'R12' }, { id: 1018003 }] },
} satisfies Meta<typeof UnreadableNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName('2 entries can’t be shown');
    await canvas.findByText('R12 (ID 7), ID 1018003');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
