import type { Meta } from '@storybook/react-vite';
import type { ShiftPrintDialog } from './ShiftPrintDialog.tsx';
import * as stories from './ShiftPrintDialog.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/Print/ShiftPrintDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ShiftPrintDialog>;
export default meta;

export const Prints = { ...stories.Prints, play: undefined };
export const Failed = stories.Failed;
