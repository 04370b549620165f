import type { Meta } from '@storybook/react-vite';
import * as stories from './TwoSteps.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/TwoSteps/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Basic = { ...stories.Basic, play: undefined };
export const Cover = { ...stories.Cover, play: undefined };
export const Dark = { ...stories.Basic, play: undefined, globals: { skin: 'dark', locale: 'ar' } };
