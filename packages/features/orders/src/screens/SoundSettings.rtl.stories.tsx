import type { Meta } from '@storybook/react-vite';
import * as stories from './SoundSettings.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/SoundSettings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Phone = stories.Phone;
