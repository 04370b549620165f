import type { Meta } from '@storybook/react-vite';
import * as stories from './NotificationsPart.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/parts/NotificationsPart/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Off = { ...stories.Off, play: undefined };
export const Unsupported = { ...stories.Unsupported, play: undefined };
