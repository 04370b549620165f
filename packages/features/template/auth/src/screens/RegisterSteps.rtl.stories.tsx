import type { Meta } from '@storybook/react-vite';
import * as stories from './RegisterSteps.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/RegisterSteps/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Empty = { ...stories.Empty, play: undefined };
export const Dark = { ...stories.Empty, play: undefined, globals: { skin: 'dark', locale: 'ar' } };
