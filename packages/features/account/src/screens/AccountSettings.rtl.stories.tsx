import type { Meta } from '@storybook/react-vite';
import * as stories from './AccountSettings.stories.tsx';

const { play: _play, ...loaded } = stories.Loaded;
const meta = {
  ...stories.default,
  title: 'screens/AccountSettings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = loaded;
export const Phone = { ...loaded, globals: { viewport: { value: 'phone', isRotated: false } } };
