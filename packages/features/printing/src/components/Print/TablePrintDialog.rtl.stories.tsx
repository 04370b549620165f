import type { Meta } from '@storybook/react-vite';
import type { TablePrintDialog } from './TablePrintDialog.tsx';
import * as stories from './TablePrintDialog.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Print/TablePrintDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof TablePrintDialog>;
export default meta;

export const Loading = stories.Loading;
