import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BookTable } from './BookTable.tsx';

const meta = {
  component: BookTable,
  args: { token: '101-sample-bookings-101', onBooked: fn() },
  globals: { viewport: { value: 'phone', isRotated: false }, density: 'touch' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BookTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
