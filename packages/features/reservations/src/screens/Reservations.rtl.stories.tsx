import type { Meta } from '@storybook/react-vite';
import * as stories from './Reservations.stories.tsx';
import type { Reservations } from './Reservations.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Reservations/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Reservations>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Tables = { ...stories.Tables, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
export const LongText = stories.LongText;
export const Phone = {
  ...stories.Phone,
  globals: { ...stories.Phone.globals, locale: 'ar' },
  play: undefined,
};
