import type { Meta } from '@storybook/react-vite';
import * as stories from './Palette.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Palette/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = stories.Loaded;
export const Keyboard = stories.Keyboard;
export const Shortcuts = stories.Shortcuts;
export const LongText = stories.LongText;
