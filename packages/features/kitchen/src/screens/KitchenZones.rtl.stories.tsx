import type { Meta } from '@storybook/react-vite';
import type { KitchenZones } from './KitchenZones.tsx';
import * as stories from './KitchenZones.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/KitchenZones/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof KitchenZones>;
export default meta;

export const Loaded = stories.Loaded;
export const Phone = stories.Phone;
export const LongText = stories.LongText;
