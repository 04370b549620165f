import type { Meta } from '@storybook/react-vite';
import * as stories from './Licence.stories.tsx';
import type { Licence } from './Licence.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Licence/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Licence>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Dark = stories.Dark;
export const Phone = stories.Phone;
