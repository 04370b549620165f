import type { Meta } from '@storybook/react-vite';
import * as stories from './ReservationSettings.stories.tsx';
import type { ReservationSettings } from './ReservationSettings.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ReservationSettings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ReservationSettings>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const ReadOnly = { ...stories.ReadOnly, play: undefined };
