import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import * as stories from './MerchantGroup.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Merchants/Group right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Merchants>;
export default meta;

export const Edited = {
  args: { search: '?open=102' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'تغيير مالك المجموعة…' }));
    await screen.findByRole('combobox', { name: 'مالك المجموعة' });
  },
};
