import type { Meta } from '@storybook/react-vite';
import * as stories from './SignIn.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/SignIn/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = stories.Loaded;
export const Expired = stories.Expired;
export const FirstVisit = { ...stories.FirstVisit, play: undefined };
