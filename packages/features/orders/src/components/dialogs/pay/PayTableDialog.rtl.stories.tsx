import type { Meta } from '@storybook/react-vite';
import type { PayTableDialog } from './PayTableDialog.tsx';
import * as stories from './PayTableDialog.stories.tsx';

const meta = {
  ...stories.default,
  title: 'components/dialogs/pay/PayTableDialog/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PayTableDialog>;
export default meta;

export const Open = { ...stories.Open, play: undefined };
export const Phone = { ...stories.Phone, play: undefined };
export const Dark = { ...stories.Dark, play: undefined };
