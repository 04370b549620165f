import type { Meta } from '@storybook/react-vite';
import type { SummaryDialog } from './SummaryDialog.tsx';
import * as stories from './SummaryDialog.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Print/SummaryDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof SummaryDialog>;
export default meta;

export const Loading = stories.Loading;
