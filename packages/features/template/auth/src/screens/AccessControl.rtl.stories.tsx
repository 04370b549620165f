import type { Meta } from '@storybook/react-vite';
import * as stories from './AccessControl.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/AccessControl/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const MayReadAnalytics = { ...stories.MayReadAnalytics, play: undefined };
export const Dark = {
  ...stories.MayReadAnalytics,
  play: undefined,
  globals: { skin: 'dark', locale: 'ar' },
};
