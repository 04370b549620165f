import type { Meta } from '@storybook/react-vite';
import * as stories from './DevicesPart.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/parts/DevicesPart/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Many = { ...stories.Many, play: undefined };
export const Empty = { ...stories.Empty, play: undefined };
