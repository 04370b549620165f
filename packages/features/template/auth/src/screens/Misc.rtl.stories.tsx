import type { Meta } from '@storybook/react-vite';
import * as stories from './Misc.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Misc/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const ComingSoon = { ...stories.ComingSoon, play: undefined };
export const Maintenance = { ...stories.Maintenance, play: undefined };
export const NotAuthorized = { ...stories.NotAuthorized, play: undefined };
export const NotFound = { ...stories.NotFound, play: undefined };
export const Dark = {
  ...stories.ComingSoon,
  play: undefined,
  globals: { skin: 'dark', locale: 'ar' },
};
