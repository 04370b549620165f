import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReservationSettings } from './ReservationSettings.tsx';

const meta = {
  component: ReservationSettings,
  args: {
    dayHref: '#/reservations',
    bookHref: (token) => `#/book/${token}`,
    renderCode: (address, label) => <img alt={label} title={address} src="data:," />,
  },
} satisfies Meta<typeof ReservationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
