import type { Meta } from '@storybook/react-vite';
import * as stories from './GuestBooking.stories.tsx';
import type { GuestBooking } from './GuestBooking.tsx';

const meta = {
  ...stories.default,
  title: 'screens/GuestBooking/Right to left',
  globals: { ...stories.default.globals, locale: 'ar' },
} satisfies Meta<typeof GuestBooking>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Waitlisted = { ...stories.Waitlisted, play: undefined };
