import type { Meta } from '@storybook/react-vite';
import * as stories from './ProfilePart.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/parts/ProfilePart/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
