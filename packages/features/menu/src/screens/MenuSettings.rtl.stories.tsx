import type { Meta } from '@storybook/react-vite';
import * as stories from './MenuSettings.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/MenuSettings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
