import type { Meta } from '@storybook/react-vite';
import * as stories from './GuestDisplay.stories.tsx';
import type { GuestDisplay } from './GuestDisplay.tsx';

const meta = {
  ...stories.default,
  title: 'screens/GuestDisplay/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof GuestDisplay>;
export default meta;

export const Ordering = { ...stories.Ordering, play: undefined };
export const PaidWithChange = { ...stories.PaidWithChange, play: undefined };
