import type { Meta } from '@storybook/react-vite';
import type { SharedDevices } from './SharedDevices.tsx';
import * as stories from './SharedDevices.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/SharedDevices/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof SharedDevices>;
export default meta;

export const Phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading = stories.Loading;
export const Locked = { beforeEach: stories.Unlocks.beforeEach };
export const Empty = { beforeEach: stories.Empty.beforeEach };
