import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import * as stories from './MerchantAgents.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Merchants/Agents right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Merchants>;
export default meta;

export const Edited = {
  args: { search: '?open=102' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'تعديل الوكلاء…' }));
    await screen.findByRole('combobox', { name: 'الوكلاء' });
  },
};

export const HandOver = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'المزيد' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'نقل المتاجر…' }));
    await screen.findByRole('combobox', { name: 'الوكيل الحالي' });
  },
};
