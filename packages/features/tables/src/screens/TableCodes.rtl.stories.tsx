import type { Meta } from '@storybook/react-vite';
import type { TableCodes } from './TableCodes.tsx';
import * as stories from './TableCodes.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/TableCodes/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof TableCodes>;
export default meta;

export const Loaded = { ...stories.Loaded, play: undefined };
