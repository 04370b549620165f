import type { Meta } from '@storybook/react-vite';
import type { KitchenDisplay } from './KitchenDisplay.tsx';
import * as stories from './KitchenDisplay.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/KitchenDisplay/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof KitchenDisplay>;
export default meta;

export const Loaded = stories.Loaded;
export const Phone = stories.Phone;
export const LongText = stories.LongText;
