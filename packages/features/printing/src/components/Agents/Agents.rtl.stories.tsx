import type { Meta } from '@storybook/react-vite';
import type { Agents } from './Agents.tsx';
import * as stories from './Agents.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Agents/Agents/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Agents>;
export default meta;

export const Phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Loading = stories.Loading;
