import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import * as stories from './MerchantPlan.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Merchants/Plan right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Merchants>;
export default meta;

export const Edited = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'اختيار الفروع…' }));
    await screen.findByRole('group', { name: /^الفروع التي تبقى مفتوحة/ });
  },
};
