import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import * as stories from './ApiKeys.stories.tsx';
import type { ApiKeys } from './ApiKeys.tsx';

const meta = {
  ...stories.default,
  title: 'screens/ApiKeys/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof ApiKeys>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Failed = { ...stories.Failed, ...still };
export const Created = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'الاسم' }), 'Kiosk');
    await userEvent.click(screen.getByRole('button', { name: 'إنشاء مفتاح API' }));
    await screen.findByRole('heading', { name: 'Kiosk' });
  },
};
