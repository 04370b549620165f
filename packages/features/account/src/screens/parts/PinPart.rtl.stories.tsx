import type { Meta } from '@storybook/react-vite';
import * as stories from './PinPart.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/parts/PinPart/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
