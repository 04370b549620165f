import type { Meta } from '@storybook/react-vite';
import type { Tables } from './Tables.tsx';
import * as stories from './Tables.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Tables/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Tables>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
export const Phone = {
  ...stories.Phone,
  globals: { ...stories.Phone.globals, locale: 'ar' },
  play: undefined,
};
