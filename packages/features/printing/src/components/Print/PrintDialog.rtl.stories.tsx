import type { Meta } from '@storybook/react-vite';
import type { PrintDialog } from './PrintDialog.tsx';
import * as stories from './PrintDialog.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Print/PrintDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PrintDialog>;
export default meta;

export const Loading = stories.Loading;
