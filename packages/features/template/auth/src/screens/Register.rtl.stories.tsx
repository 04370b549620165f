import type { Meta } from '@storybook/react-vite';
import * as stories from './Register.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Register/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Basic = { ...stories.Basic, play: undefined };
export const Cover = { ...stories.Cover, play: undefined };
export const Incomplete = { ...stories.Incomplete, play: undefined };
export const Dark = { ...stories.Basic, play: undefined, globals: { skin: 'dark', locale: 'ar' } };
