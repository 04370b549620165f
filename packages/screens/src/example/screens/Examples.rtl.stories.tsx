import type { Meta } from '@storybook/react-vite';
import type { Examples } from './Examples.tsx';
import * as stories from './Examples.stories.tsx';

const meta = {
  ...stories.default,
  title: 'example/screens/Examples/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Examples>;
export default meta;

export const Phone = stories.Phone;
