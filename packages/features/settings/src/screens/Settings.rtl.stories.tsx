import type { Meta } from '@storybook/react-vite';
import type { Settings } from './Settings.tsx';
import * as stories from './Settings.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Settings/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Settings>;
export default meta;

export const Phone = stories.Phone;
