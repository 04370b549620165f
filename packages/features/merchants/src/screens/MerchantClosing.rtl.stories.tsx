import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import * as stories from './MerchantClosing.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Merchants/Closing right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Merchants>;
export default meta;

export const Form = {
  args: { search: '?open=104' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'إغلاق المتجر…' }));
    await screen.findByRole('textbox', { name: 'اسم المتجر' });
  },
};

export const ClosedForGood = { ...stories.ClosedForGood, play: undefined };
